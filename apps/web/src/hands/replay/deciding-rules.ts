import type { Step } from '@riffle/formats/hands';
import { type Hand, type HandEvent, nutsInLastPosition } from '@riffle/hand';
import type { PolicyName } from '@riffle/rulebooks';

/** A question of the rules that this hand has put, and at which step. */
export type Decided = { readonly policy: PolicyName; readonly step: number };

/** Which policies had a say in the hand, each where it first had it. */
export function decidingRules(steps: readonly Step[]): readonly Decided[] {
  const first = new Map<PolicyName, number>();
  const awards = steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'PotAwarded' ? [event] : [])));
  steps.forEach(({ events, hand }, step) => {
    const before = steps[step - 1]?.hand ?? hand;
    for (const event of events) {
      for (const policy of asked(event, hand, before, awards)) if (!first.has(policy)) first.set(policy, step);
    }
  });
  return [...first].map(([policy, step]) => ({ policy, step }));
}

function asked(event: HandEvent, hand: Hand, before: Hand, awards: readonly Awarded[]): readonly PolicyName[] {
  const { family, structure } = hand.setup.variant;
  switch (event.type) {
    case 'ForcedBetPosted':
      if (event.kind === 'straddle') return ['betting.straddle'];
      return event.kind === 'bigBlind' && event.amount < event.owed ? ['betting.shortBlindCall'] : [];
    case 'BetMade':
    case 'Completed':
    case 'Raised':
      return isShort(before, event.to) ? shortAllIn[structure] : [];
    case 'Checked':
    case 'Called':
      return nutsInLastPosition(before) === event.seat ? ['sanctions.nutsInLastPosition'] : [];
    case 'HandKilled':
      return ['pots.killedHandUncalledBet'];
    case 'HandMadePassive':
      return ['showdown.exposedByAccident'];
    case 'BoundToCall':
      return ['betting.undercall'];
    case 'HandVoided':
      return ['dealing.misdealResult'];
    case 'CardsPutRight':
      return [];
    case 'RunsAgreed':
      return ['pots.runItTwice'];
    case 'ShowdownOpened':
      return [showdownOrder(hand)];
    case 'HandShown':
      return before.phase === 'showdown' || hand.phase === 'ended' ? [] : ['showdown.allInReveal'];
    case 'HandMucked':
      return ['showdown.muck'];
    case 'BoardPlayed':
      return ['showdown.playTheBoard'];
    case 'PartAccepted':
      return ['showdown.tableAllCards'];
    case 'NextCardsShown':
      return ['dealing.rabbitHunting'];
    case 'PotAwarded':
      return [
        ...(event.pot > 0 ? (['pots.sidePots'] as const) : []),
        ...(isUneven(event) ? oddChip(event.shares.length, family === 'stud' ? 'stud' : 'flop') : []),
        ...(event.part === 'low' && isSmaller(event, awards) ? (['pots.oddChipHiLo'] as const) : []),
      ];
    case 'HandStarted':
    case 'StreetBegun':
    case 'CardBurned':
    case 'HoleDealt':
    case 'BoardDealt':
    case 'SharedCardCalled':
    case 'DiscardsReshuffled':
    case 'BettingOpened':
    case 'BringInPosted':
    case 'Folded':
    case 'BetReturned':
    case 'RoundClosed':
    case 'Discarded':
    case 'RunsOffered':
    case 'PartShown':
    case 'HandEnded':
      return [];
  }
}

const shortAllIn = {
  noLimit: ['betting.shortAllInReopensNoLimit', 'betting.shortAllInsAddUp'],
  potLimit: ['betting.shortAllInReopensNoLimit', 'betting.shortAllInsAddUp'],
  fixedLimit: ['betting.shortAllInReopensLimit'],
} as const satisfies { readonly [structure: string]: readonly PolicyName[] };

/** An all-in that is less than a full raise. */
const isShort = (before: Hand, to: number): boolean => before.opened && to - before.price < before.increment;

function showdownOrder(hand: Hand): PolicyName {
  if (hand.aggressor >= 0) return 'showdown.orderLastBet';
  if (hand.setup.variant.family === 'stud') return 'showdown.orderStud';
  return hand.earlierAggressor >= 0 ? 'showdown.orderNoLastBet' : 'showdown.orderAllChecked';
}

type Awarded = Extract<HandEvent, { readonly type: 'PotAwarded' }>;
const isUneven = ({ shares }: Awarded): boolean => new Set(shares.map(({ amount }) => amount)).size > 1;

function oddChip(winners: number, game: 'flop' | 'stud'): readonly PolicyName[] {
  const whose: PolicyName = game === 'stud' ? 'pots.oddChipStud' : 'pots.oddChipFlop';
  return winners > 2 ? [whose, 'pots.oddChipsSeveral'] : [whose];
}

const sumOf = ({ shares }: Awarded): number => shares.reduce((sum, { amount }) => sum + amount, 0);

/** The low half got less than the high half of the same pot. */
const isSmaller = (low: Awarded, awards: readonly Awarded[]): boolean =>
  awards.some(
    ({ pot, run, part, shares }) =>
      part === 'high' && pot === low.pot && run === low.run && sumOf({ ...low, shares }) > sumOf(low),
  );
