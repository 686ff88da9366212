import type { Template } from '@riffle/wire';

/** Set-ups, and parts of them, that the club keeps for the next time. */
export type TemplateStore = {
  /** By name. */
  list(): Promise<readonly Template[]>;
  put(template: Template, at: number): Promise<void>;
  remove(id: string): Promise<void>;
};
