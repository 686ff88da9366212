import { policy } from '../cited.ts';
import type { Policies, PolicyName } from '../policies.ts';
import type { Rulebook } from '../rulebook.ts';

/** Two answers of a rulebook that cannot both be meant. */
export type Conflict = { readonly conflict: ConflictName; readonly policies: readonly [PolicyName, PolicyName] };
export type ConflictName =
  | 'withdrawDealerBelowRight'
  | 'timePenaltyNotOnLadder'
  | 'timePenaltyBackwards'
  | 'roundsNotOnLadder'
  | 'cautionsNotOnLadder'
  | 'straddleOnlyInTournaments'
  | 'absenceLimitWithoutEnd';

/** What does not fit together on any of its occasions, each once. */
export function conflictsAnywhere(book: Rulebook): readonly Conflict[] {
  const found = [undefined, ...book.occasions.map(({ id }) => id)].flatMap((occasion) => conflicts(book, occasion));
  return [...new Map(found.map((one) => [one.conflict, one])).values()];
}

/** What does not fit together under a rulebook on an occasion; none for each rulebook on the shelf. */
export function conflicts(book: Rulebook, occasion?: string): readonly Conflict[] {
  const says = <P extends PolicyName>(name: P): Policies[P] => policy(book, name, occasion).value;
  const found: Conflict[] = [];
  const clash = (conflict: ConflictName, ...policies: readonly [PolicyName, PolicyName]) =>
    found.push({ conflict, policies });
  const withdraw = says('betting.withdrawMisread');
  if (withdraw.dealerBelow < withdraw.rightBelow)
    clash('withdrawDealerBelowRight', 'betting.withdrawMisread', 'betting.undercall');
  const ladder = says('sanctions.ladder');
  const time = says('sanctions.timePenalty');
  if (ladder.includes('time') !== (time.is !== 'none'))
    clash('timePenaltyNotOnLadder', 'sanctions.ladder', 'sanctions.timePenalty');
  if (time.is === 'minutes' && time.to < time.from)
    clash('timePenaltyBackwards', 'sanctions.timePenalty', 'sanctions.ladder');
  if (says('sanctions.maxRounds') > 0 && !ladder.includes('rounds'))
    clash('roundsNotOnLadder', 'sanctions.maxRounds', 'sanctions.ladder');
  if (says('sanctions.cautionsBeforePenalty') > 0 && !ladder.includes('caution'))
    clash('cautionsNotOnLadder', 'sanctions.cautionsBeforePenalty', 'sanctions.ladder');
  if (says('betting.straddle') === 'allowed' && says('cash.straddle') === 'forbidden')
    clash('straddleOnlyInTournaments', 'betting.straddle', 'cash.straddle');
  if (says('presence.absenceLimit') > 0 && says('presence.absenceExceeded') === 'none')
    clash('absenceLimitWithoutEnd', 'presence.absenceLimit', 'presence.absenceExceeded');
  return found;
}
