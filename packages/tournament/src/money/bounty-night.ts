import type { Cents } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import type { PinnedSetup } from '../setup.ts';
import type { OutInHand } from '../state.ts';
import type { Sale } from './money-state.ts';

/** What must be known to say whose a bounty is: of a whole night, or of one with a hand that is only being told. */
export type BountyNight = {
  readonly setup?: PinnedSetup;
  readonly entries: ReadonlyMap<EntryId, { readonly no: number; readonly out?: BustOutId }>;
  readonly bustOuts: readonly (HandWithBounty & { readonly id: BustOutId })[];
  /** What came with the stacks of other days. */
  readonly carried?: { readonly entries: readonly { readonly entry: EntryId; readonly head?: Cents }[] };
  readonly money?: {
    readonly sales: readonly Sale[];
    readonly mystery?: { readonly players: readonly EntryId[] };
  };
};

/** `ended`: nobody was taken out in it, play was ended. */
export type HandWithBounty = { readonly out: readonly OutWithBounty[]; readonly ended?: true };
export type OutWithBounty = Pick<OutInHand, 'entry' | 'by' | 'rank' | 'stackAtStart'>;
