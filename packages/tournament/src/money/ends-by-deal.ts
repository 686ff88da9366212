import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import type { Stage } from '../stage.ts';
import type { Deal } from './money-state.ts';

/** What of a night says whether a deal may end it; what staff see of it has that too. */
type DealtAt = {
  readonly setup: PinnedSetup;
  readonly stage: Stage;
  readonly deal: (Partial<Pick<Deal, 'shares'>> & Pick<Deal, 'left'>) | undefined;
  readonly inPlay: readonly EntryId[];
};

/** Where play is expected to go on, or something is still played for, it goes on. */
export function mayNotEnd({ setup, stage, deal, inPlay }: DealtAt): Objection {
  if (deal === undefined) return { code: 'no-deal-made' };
  if (stage === 'over') return { code: 'over' };
  const after = policyOf(setup, 'entries.afterDeal');
  if (after.value === 'playedOut') return { code: 'play-on-after-deal', refs: after.refs };
  if (deal.left > 0) return { code: 'deal-leaves', left: deal.left };
  const counted = new Set((deal.shares ?? []).flatMap(({ entry, chips }) => (chips === undefined ? [] : [entry])));
  return inPlay.some((id) => !counted.has(id)) ? { code: 'deal-stacks-unknown' } : undefined;
}
