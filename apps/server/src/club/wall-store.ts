import type { ClubWall } from '@riffle/wire';

export const MEDIUM_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
] as const;
export type MediumType = (typeof MEDIUM_TYPES)[number];

/** A picture or a recording for walls, as it was given. */
export type Medium = {
  /** Of what is in it: the same file twice is one. */
  readonly id: string;
  readonly type: MediumType;
  readonly bytes: Uint8Array;
};

/** How the club's walls speak and what they show, with the files for it. */
export type WallStore = {
  /** Empty before anybody has chosen anything. */
  get(): Promise<ClubWall>;
  /** In place of what was there. Files that it does not name go, but for those that were added since `keepSince`. */
  set(wall: ClubWall, named: readonly string[], at: number, keepSince: number): Promise<void>;
  /** Once more is no more; `false`: there are `most` already, and it is not kept. */
  add(medium: Medium, at: number, most: number): Promise<boolean>;
  medium(id: string): Promise<Medium | undefined>;
  /** Of these, those that are there. */
  there(ids: readonly string[]): Promise<readonly string[]>;
};
