import type { Page } from 'playwright-core';
import type { Pictured } from './nights.ts';

/** A page in a state, as one looks at it. */
export type Sight = {
  readonly name: string;
  readonly path: (nights: Pictured) => string;
  /** A visitor is nobody whom the server knows. */
  readonly who: 'staff' | 'visitor';
  /** What opens it further: a dialog, a name that is picked. */
  readonly then?: (page: Page, nights: Pictured) => Promise<void>;
  /** Looked at in a dark room as well. */
  readonly byNight?: boolean;
};

export const staff = (name: string, path: Sight['path'] | string, then?: Sight['then']): Sight => ({
  ...{ name, path: typeof path === 'string' ? () => path : path, who: 'staff' },
  ...(then !== undefined && { then }),
});
export const visitor = (name: string, path: Sight['path'] | string, then?: Sight['then']): Sight => ({
  ...staff(name, path, then),
  who: 'visitor',
});
