import type { Instant } from '@riffle/aggregate';
import type { BustOutId, EntryId, TableId, TournamentView } from '@riffle/tournament';

/** Where in a night an incident happened, and about whom. */
export type InNight = {
  readonly view: TournamentView;
  readonly now: Instant;
  readonly table?: TableId | undefined;
  readonly entry?: EntryId | undefined;
  /** What was told of it: who went out with which stack, on which seat somebody sits. */
  readonly incident?: { readonly kind: string; readonly facts?: unknown } | undefined;
  /** For who goes out by the ruling: an id that nobody has yet. */
  readonly bustOut: BustOutId;
  /** His stack as it was counted, where a ruling takes it and does not say how large it is. */
  readonly counted?: number | undefined;
  /** What happened, in a few words of whoever rules: it stands beside what the rulebook does not name itself. */
  readonly reason: string;
};
