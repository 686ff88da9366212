import { type Cents, toCents } from '@riffle/money';
import { answerOn, type OffenceAnswer, type PinnedRef, pinned, written } from '@riffle/rulebooks';
import { answerToBreach, type Breach, findBreach } from '@riffle/rulebooks/breaches';
import type { Named, Objection } from './decision.ts';
import type { Penalty, PenaltyFine } from './penalty.ts';
import { policyOf, rulebookOf } from './rulebook-of.ts';
import type { PinnedSetup } from './setup.ts';

type Given = Pick<Named<'GivePenalty'>, 'offence' | 'rule' | 'measure' | 'fine'>;

const breachIn = (setup: PinnedSetup, { offence, rule }: Given): Breach | undefined =>
  rule === undefined ? undefined : findBreach(rulebookOf(setup), offence, rule);

/** What the rulebook says of the rule that was broken, or of its kind. */
export function answerTo(setup: PinnedSetup, given: Given): OffenceAnswer | undefined {
  const breach = breachIn(setup, given);
  return breach === undefined
    ? answerOn(given.offence, policyOf(setup, 'sanctions.offences').value)
    : answerToBreach(rulebookOf(setup), breach);
}

/** A rule that this rulebook does not have against it, or a fine that it does not know. */
export function wrongBreach(setup: PinnedSetup, given: Given): Objection {
  const breach = breachIn(setup, given);
  if (given.rule !== undefined && breach === undefined)
    return { code: 'no-such-breach', rule: given.rule, refs: policyOf(setup, 'sanctions.offences').refs };
  const refs = [...rulesAgainst(setup, given)];
  const set = sumOf(setup, breach);
  if (given.fine !== undefined && (breach?.fine === undefined || (set !== undefined && given.fine !== set)))
    return { code: 'fine-not-so', ...(set !== undefined && { amount: set }), refs };
  const { euros } = breach?.fine ?? {};
  if (given.measure === 'fine' && fineFor(setup, given) === undefined)
    return { code: 'fine-needed', ...(euros !== undefined && { euros }), refs };
  return undefined;
}

/** A rulebook's sum is in euros, and no night knows what these are in another currency: there the floor says how much. */
const sumOf = ({ currency }: PinnedSetup, breach: Breach | undefined): Cents | undefined =>
  breach?.fine?.euros === undefined || currency !== 'EUR' ? undefined : toCents(breach.fine.euros * 100);

/** What is paid: the rulebook's own sum, or where it names none in this currency the floor's. */
export function fineFor(setup: PinnedSetup, given: Given): PenaltyFine | undefined {
  const breach = breachIn(setup, given);
  const amount = sumOf(setup, breach) ?? given.fine;
  return breach?.fine === undefined || amount === undefined ? undefined : { amount, by: breach.fine.by };
}

export function brokenRule(setup: PinnedSetup, { rule }: Given): Pick<Penalty, 'breach'> {
  return rule === undefined ? {} : { breach: pinned(written(rulebookOf(setup)), rule) };
}

/** The rules that name the breach; where none does, those that say what can be imposed at all. */
export function rulesAgainst(setup: PinnedSetup, given: Given, again = false): readonly PinnedRef[] {
  const book = rulebookOf(setup);
  const breach = breachIn(setup, given);
  const answer =
    breach === undefined ? policyOf(setup, 'sanctions.offences').value[given.offence] : answerToBreach(book, breach);
  if (answer === undefined) return policyOf(setup, 'sanctions.ladder').refs;
  const cited = [...answer.refs, ...(again ? (answer.repeatedRefs ?? []) : [])];
  return cited.map((ref) => pinned(written(book), ref));
}
