import type { Edition, Played } from './kind.ts';

/** What the list and a restart need to know of one without reading it. */
export type Kept = {
  readonly kind: string;
  readonly id: string;
  readonly code: string;
  readonly createdAt: number;
  /** Commits that the rest of it has seen. */
  readonly version: number;
  /** When something happens by itself next. */
  readonly dueAt?: number;
  readonly line: object;
  readonly holds: readonly Edition[];
};

/** The club's list of all that is hosted. All of it but links, asides and archive could be made again from the journal. */
export type Records = {
  /** The newest first. */
  list(kind: string, archived: boolean): Promise<readonly Kept[]>;
  all(kind: string): Promise<readonly Kept[]>;
  find(kind: string, id: string): Promise<Kept | undefined>;
  idOf(kind: string, code: string): Promise<string | undefined>;
  /** Code and archive stay as they are where it is there already. */
  put(kept: Kept): Promise<void>;
  asideOf(kind: string, id: string): Promise<object>;
  setAside(kind: string, id: string, aside: object): Promise<void>;
  archive(kind: string, id: string, archived: boolean): Promise<void>;
  freeCode(): Promise<string>;
  setPlayed(kind: string, id: string, played: Played): Promise<void>;
};
