import type { Instant } from '@riffle/aggregate';
import type { EntryId } from '../ids.ts';
import type { Whom } from './whom.ts';

/** A player by lot, for nothing that Riffle keeps an account of. */
export type PlayerDrawn = {
  /** Running number, from 1. */
  readonly lot: number;
  readonly whom: Whom;
  /** Who was in it, by running number: everybody can count them. */
  readonly among: readonly EntryId[];
  readonly entry: EntryId;
  readonly for?: string;
  readonly shown?: true;
  readonly at: Instant;
};

export type OfLots = { readonly type: 'PlayerDrawn' } & PlayerDrawn;
