import { refuse, type Verdict } from '@riffle/aggregate';
import type { HandEvent, HandSetup } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { ENDLESS, writeAmount } from '../hands/amount.ts';
import { type PlayedHand, stacksAfter } from '../hands/played-hand.ts';
import { checkedBack } from '../hands/written-hand.ts';
import type { WriteFault } from '../problems/record-fault.ts';
import { aboutFields, tomlString } from './about-fields.ts';
import { readPhh } from './read-phh.ts';
import { phhVariantOf } from './variants.ts';

/** One hand as the standard writes it, or what of it the standard has no words for. */
export function formatPhh(played: PlayedHand): Verdict<string, WriteFault> {
  const { setup, events, decimals } = played;
  const variant = phhVariantOf(setup.variant);
  if (variant === undefined) return refuse({ code: 'variant-not-in-format', variant: setup.variant.id });
  const seats = setup.players.map(({ seat }) => seat);
  const actions: string[] = [];
  for (const event of events) {
    const written = actionOf(event, seats, decimals);
    if (written === 'none') continue;
    if (typeof written !== 'string') return refuse(written);
    actions.push(written);
  }
  if (setup.forced.some(({ kind }) => kind === 'deadPost')) return refuse({ code: 'not-in-format', what: 'deadPost' });
  const amounts = (counts: readonly number[]): string =>
    `[${counts.map((count) => (count === ENDLESS ? 'inf' : writeAmount(count, decimals))).join(', ')}]`;
  const { antes, blinds } = forcedOf(setup);
  const amount = (count: number): string => writeAmount(count, decimals);
  const lines = [
    `variant = ${tomlString(variant)}`,
    `ante_trimming_status = ${String(setup.rules.pots.antes === 'share')}`,
    `antes = ${amounts(antes)}`,
    ...(setup.variant.family === 'stud'
      ? [`bring_in = ${amount(setup.bringIn)}`]
      : [`blinds_or_straddles = ${amounts(blinds)}`]),
    ...(setup.variant.structure === 'fixedLimit'
      ? [`small_bet = ${amount(setup.bets.small)}`, `big_bet = ${amount(setup.bets.big)}`]
      : [`min_bet = ${amount(setup.bets.small)}`]),
    `starting_stacks = ${amounts(setup.players.map(({ stack }) => stack))}`,
    'actions = [',
    ...actions.map((action) => `  ${tomlString(action)},`),
    ']',
    ...aboutFields(played),
    `finishing_stacks = ${amounts(stacksAfter(played))}`,
  ];
  return checkedBack(played, `${lines.join('\n')}\n`, readPhh);
}

/**
 * Many hands in one file, each already written.
 * @wanted hands that were tracked are given away.
 */
export const joinPhh = (hands: readonly string[]): string =>
  hands.map((hand, nth) => `[${String(nth + 1)}]\n${hand}`).join('\n');

/** By place, and with two players the big blind's place is the first seat's all the same. */
function forcedOf({ players, forced }: HandSetup): { readonly antes: number[]; readonly blinds: number[] } {
  const seats = players.map(({ seat }) => seat);
  const posting = seats.length === 2 ? seats.toReversed() : seats;
  const antes = seats.map(() => 0);
  const blinds = seats.map(() => 0);
  for (const { seat, kind, amount } of forced) {
    const place = posting.indexOf(seat);
    const list = kind === 'ante' ? antes : blinds;
    list[place] = (list[place] ?? 0) + (kind === 'livePost' ? -amount : amount);
  }
  return { antes, blinds };
}

function actionOf(event: HandEvent, seats: readonly SeatNo[], decimals: number): string | WriteFault {
  const who = 'seat' in event ? `p${String(seats.indexOf(event.seat) + 1)}` : '';
  switch (event.type) {
    case 'HoleDealt':
      return `d dh ${who} ${event.cards.join('')}`;
    case 'BoardDealt':
      return `d db ${event.cards.join('')}`;
    case 'Folded':
      return `${who} f`;
    case 'Checked':
    case 'Called':
      return `${who} cc`;
    case 'BetMade':
    case 'Completed':
    case 'Raised':
      return `${who} cbr ${writeAmount(event.to, decimals)}`;
    case 'BringInPosted':
      return `${who} pb`;
    case 'Discarded':
      return event.cards.length === 0 ? `${who} sd` : `${who} sd ${event.cards.join('')}`;
    case 'HandShown':
    case 'PartShown':
      return `${who} sm ${event.cards.join('')}`;
    case 'BoardPlayed':
      return `${who} sm -`;
    case 'HandMucked':
      return `${who} sm`;
    case 'PartAccepted':
      return { code: 'not-in-format', what: 'partShown' };
    case 'HandKilled':
      return { code: 'not-in-format', what: 'killedHand' };
    case 'HandVoided':
      return { code: 'not-in-format', what: 'voidHand' };
    case 'CardsPutRight':
      return { code: 'not-in-format', what: 'cardsPutRight' };
    case 'RunsAgreed':
      return event.runs === 1 ? 'none' : { code: 'not-in-format', what: 'severalBoards' };
    case 'HandStarted':
    case 'HandMadePassive':
    case 'BoundToCall':
    case 'ForcedBetPosted':
    case 'StreetBegun':
    case 'CardBurned':
    case 'SharedCardCalled':
    case 'DiscardsReshuffled':
    case 'BettingOpened':
    case 'BetReturned':
    case 'RoundClosed':
    case 'RunsOffered':
    case 'ShowdownOpened':
    case 'NextCardsShown':
    case 'PotAwarded':
    case 'HandEnded':
      return 'none';
  }
}
