import type { Language } from './rule.ts';

type Chunk = () => Promise<{ readonly default: unknown }>;

/** What lies in `data/` of a rulebook: what it says rule by rule, which nobody needs who only asks what it answers. */
export type StoredBook = {
  /** By its own literal, so that a bundler makes a chunk of each and a screen fetches only its rulebook. */
  readonly catalogue: Chunk;
  /** By language as well: nobody fetches what he does not read. */
  readonly notes: { readonly [L in Language]: Chunk };
  /** Apart too: who only cites a rule needs no more of the catalogue than this. */
  readonly labels?: Chunk;
};
