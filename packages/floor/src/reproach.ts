import { CASE_OF, type Offence, type Policies, type PolicyName, type Reproach } from '@riffle/rulebooks';
import type { Inquiry } from './inquiry.ts';

const must = (least: Reproach['least'], most: Reproach['most'] = 'exclusion'): Reproach => ({
  duty: 'must',
  least,
  most,
});
const may = (least: Reproach['least'], most: Reproach['most'] = 'disqualification'): Reproach => ({
  duty: 'may',
  least,
  most,
});

type Answers = { readonly first?: Reproach; readonly repeated?: Reproach };
type Reading<P extends PolicyName> = { readonly policy: P; readonly says: (value: Policies[P]) => Answers };
const reading = <P extends PolicyName>(policy: P, says: (value: Policies[P]) => Answers): Reading<P> => ({
  policy,
  says,
});

const etiquette = reading('sanctions.etiquette', (value): Answers => {
  switch (value) {
    case 'cautionThenPenalty':
      return { first: must('caution', 'caution'), repeated: must('oneHand') };
    case 'penaltyWhenRepeated':
      return { repeated: must('warning') };
    case 'banWhenRepeated':
      return { first: may('warning', 'warning'), repeated: must('rounds') };
    case 'disqualificationWhenRepeated':
      return { first: may('warning', 'time'), repeated: may('time') };
  }
});
const outOfTurn = reading('sanctions.outOfTurn', (value): Answers => {
  switch (value) {
    case 'cautionIntentPenalty':
      return { first: must('caution', 'caution'), repeated: must('oneHand') };
    case 'repeatedPenalty':
      return { repeated: must('warning') };
    case 'notTolerated':
      return { first: may('warning', 'time'), repeated: may('time') };
  }
});
const abuse = reading('sanctions.abuse', (value): Answers => {
  switch (value) {
    case 'mustPenalise':
      return { first: must('warning') };
    case 'mayPenalise':
      return { first: may('warning') };
    case 'mayThenMust':
      return { first: may('warning'), repeated: must('rounds') };
  }
});
const softplay = reading('sanctions.softplay', (value): Answers => {
  switch (value) {
    case 'timePenaltyAtLeast':
      return { first: must('time') };
    case 'penaltyUpToDisqualification':
    case 'mustPenalise':
      return { first: must('warning') };
    case 'disqualification':
      return { first: must('disqualification', 'disqualification') };
  }
});
const thrownOnPurpose = reading(
  'sanctions.cardsThrown',
  (value): Answers => ({ first: value === 'cautionIntentTime' ? must('time') : may('warning') }),
);
const collusion = reading('sanctions.collusion', (value): Answers => {
  switch (value) {
    case 'disqualification':
    case 'disqualifyBoth':
      return { first: must('disqualification', 'disqualification') };
    case 'penaltyUpToDisqualification':
      return { first: must('warning', 'disqualification') };
  }
});

/** The offences that have a policy of their own; all others are breaches of etiquette unless a rulebook lists them. */
const OWN = {
  outOfTurn,
  abuse,
  softplay,
  nutsInLastPosition: softplay,
  collusion,
  chipDumping: collusion,
  cheating: reading('sanctions.cheating', (value): Answers => {
    switch (value) {
      case 'exclusion':
        return { first: must('elimination', 'exclusion') };
      case 'disqualification':
        return { first: must('disqualification', 'disqualification') };
      case 'mustPenalise':
        return { first: must('warning') };
    }
  }),
  violence: reading(
    'sanctions.violence',
    (value): Answers => ({
      first: value === 'exclusion' ? must('elimination', 'exclusion') : may('warning', 'exclusion'),
    }),
  ),
  blindDodging: reading('sanctions.blindDodging', (value): Answers => {
    switch (value) {
      case 'timePenaltyMust':
        return { first: must('time') };
      case 'mustPenalise':
        return { first: must('warning') };
      case 'penaltyExpected':
        return { first: may('warning') };
    }
  }),
  cardsThrown: reading(
    'sanctions.cardsThrown',
    (value): Answers =>
      value === 'cautionIntentTime'
        ? { first: must('caution', 'caution'), repeated: must('oneHand') }
        : { first: may('warning') },
  ),
  cardsThrownOnPurpose: thrownOnPurpose,
  cardsThrownAtDealer: thrownOnPurpose,
  hiddenCards: reading(
    'sanctions.hiddenCards',
    (value): Answers => ({
      first: value === 'mayBeDead' ? may('caution') : may('warning'),
    }),
  ),
  device: reading('sanctions.deviceInHand', (): Answers => ({ first: may('caution') })),
  intoxication: reading(
    'sanctions.intoxication',
    (value): Answers => ({
      first: value === 'mayDisqualifyFine' ? may('disqualification', 'disqualification') : may('warning'),
    }),
  ),
  refusal: reading(
    'sanctions.refusal',
    (value): Answers => ({
      first: value === 'excludedClubPenalised' ? must('elimination', 'exclusion') : may('warning'),
    }),
  ),
};

/** The policy that speaks of an offence: one of its own, or what holds for etiquette. */
const policyOn = (offence: Offence): PolicyName =>
  ((OWN as { readonly [O in Offence]?: unknown })[offence] as Reading<PolicyName> | undefined)?.policy ??
  etiquette.policy;

/** Asks the policy that speaks of an offence; where the rulebook is silent there and lists the offence, its list decides. */
export function speaksOf(offence: Offence, floor: Inquiry, policy: PolicyName = policyOn(offence)): void {
  const listed = floor.looksUp('sanctions.offences')[offence] !== undefined;
  if (listed && floor.isSilent(policy)) floor.asks(policy);
  else floor.decides(policy);
}

/** What a rulebook says of a first or repeated offence: its list first, then the policy of that offence. */
export function reproachBy(named: Offence, repeated: boolean, floor: Inquiry): Reproach | undefined {
  const list = floor.looksUp('sanctions.offences');
  const offence = list[named] === undefined ? (CASE_OF[named] ?? named) : named;
  const own: Reading<PolicyName> =
    ((OWN as { readonly [O in Offence]?: unknown })[offence] as Reading<PolicyName>) ?? etiquette;
  // what no rule names is a comparable breach where the rulebook has a rule for those
  const listed = floor.says ?? list[offence] ?? (own === etiquette ? list.etiquette : undefined);
  // what is listed says more than the policy; the policy is asked all the same, since a house may have changed it
  const isTold = floor.says !== undefined && !floor.departs(own.policy);
  const said = own.says(isTold ? floor.looksUp(own.policy) : floor.asks(own.policy));
  if (listed !== undefined) floor.cites([...listed.refs, ...(repeated ? (listed.repeatedRefs ?? []) : [])]);
  const answers: Answers = floor.departs(own.policy) ? said : (listed ?? said);
  const reproach = repeated ? (answers.repeated ?? answers.first) : answers.first;
  // nobody is bound by what his rulebook does not say
  const silent = listed === undefined && floor.isSilent(own.policy);
  return silent && reproach !== undefined ? { ...reproach, duty: 'may' } : reproach;
}
