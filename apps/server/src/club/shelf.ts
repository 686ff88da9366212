import type { PersonId } from '@riffle/people';

/** The line of one thing that is hosted: what a list and a restart need to know without reading it. */
export type Shelved = {
  readonly kind: string;
  readonly id: string;
  /** Of its link; no two have the same. */
  readonly code: string;
  readonly createdAt: number;
  /** Commits that the rest of the line has seen. */
  readonly version: number;
  /** When something happens by itself next. */
  readonly dueAt?: number;
  /** What the kind says of it in the list. */
  readonly line: object;
  /** Editions of rulebooks that stay as they are while this one holds them. */
  readonly holds: readonly { readonly id: string; readonly edition: string }[];
  /** Since when it lies in the bin, for as long as it can be brought back. */
  readonly deletedAt?: number;
};
export type Played = { readonly at: number; readonly people: readonly PersonId[] };

/** All that is hosted, by kind and id. But for codes, asides and the archive it could be made again from the journal. */
export type Shelf = {
  /** The newest first; nothing that lies in the bin. */
  list(kind: string, archived: boolean): Promise<readonly Shelved[]>;
  /** What lies in the bin, the last first. */
  bin(kind: string): Promise<readonly Shelved[]>;
  /** All there are, also in the bin. */
  all(kind: string): Promise<readonly Shelved[]>;
  /** Of every kind. */
  everything(): Promise<readonly Shelved[]>;
  find(kind: string, id: string): Promise<Shelved | undefined>;
  /**
   * Of its link, the same for whoever asks, from the first time on, whether it has a line already or not: short enough
   * to be typed from the wall, long enough not to be found by trying.
   */
  codeOf(kind: string, id: string): Promise<string>;
  /** Sees to it that each has its code, in one write however many they are. */
  linkAll(kind: string, ids: readonly string[]): Promise<void>;
  /** Nothing was made of it: the code is free again, unless it has a line by now. */
  unlink(kind: string, id: string): Promise<void>;
  /** Whose link it is, whether that has a line already or not. */
  idOf(kind: string, code: string): Promise<string | undefined>;
  /** Code, aside and archive stay as they are, and a line that has seen less writes over none that has seen more. */
  put(shelved: Shelved): Promise<void>;
  /** What is shown beside it and is no part of what happened; empty where nothing was. */
  asideOf(kind: string, id: string): Promise<object>;
  setAside(kind: string, id: string, aside: object): Promise<void>;
  /** Says whether it was there; so do the next three. */
  archive(kind: string, id: string, archived: boolean): Promise<boolean>;
  /** Into the bin, and nobody is counted as having taken part meanwhile. */
  discard(kind: string, id: string, at: number): Promise<boolean>;
  bringBack(kind: string, id: string): Promise<boolean>;
  /** All that is kept of it, its link too. */
  remove(kind: string, id: string): Promise<boolean>;
  /** Since when it lies in the bin. */
  deletedAt(kind: string, id: string): Promise<number | undefined>;
  /** Who took part, in place of whoever was said to have: "regulars" are counted without reading what is hosted. */
  setPlayed(kind: string, id: string, played: Played): Promise<void>;
};
