import { toChips } from '@riffle/cards';
import {
  decide,
  evolve,
  findVariant,
  forcedBets,
  type Hand,
  type HandCommand,
  type HandSetup,
  handRules,
  initialHand,
  legalActions,
  potTotal,
  shuffledDeck,
  usualBlindSeats,
} from '@riffle/hand';
import { offeredCommand, randomSetup, seeded } from '@riffle/hand/testing';
import { toSeatNo } from '@riffle/table';
import { bookOf } from './testing.ts';

/** For tests: nothing is drawn by lot. */
export const never = (): number => {
  throw new Error('nothing is drawn by lot here');
};

export function applied(hand: Hand, ...commands: readonly HandCommand[]): Hand {
  return commands.reduce((before, command) => {
    const verdict = decide(before, command, { random: never as never });
    if (!verdict.ok) throw new Error(JSON.stringify({ command, refusal: verdict.refusal }));
    return verdict.value.reduce(evolve, before);
  }, hand);
}

/** Four players with 10,000, button on seat 4, blinds 100/200, under a rulebook. */
function start(book: string, deck: HandSetup['deck'] = 'dealtByCommand'): HandCommand {
  const seats = SEATS.map(toSeatNo);
  const variant = findVariant('no-limit-holdem');
  if (variant === undefined) throw new RangeError('no hold’em');
  const forced = forcedBets({
    seats,
    ...usualBlindSeats(seats),
    smallBlind: toChips(100),
    bigBlind: toChips(200),
    ante: { from: 'nobody', amount: toChips(0) },
    anteOrder: 'asWritten',
    straddles: 0,
    posts: [],
  });
  return {
    type: 'StartHand',
    setup: {
      variant,
      rules: handRules(bookOf(book)),
      players: seats.map((seat) => ({ seat, stack: toChips(10_000) })),
      forced,
      bringIn: toChips(0),
      bets: { small: toChips(200), big: toChips(200) },
      chipUnit: toChips(100),
      deck,
      showdown: 'asked',
      field: 'more',
    },
  };
}

const SEATS = [1, 2, 3, 4];
export const dealt = (book: string): Hand =>
  applied(
    initialHand,
    start(book),
    ...SEATS.map((seat): HandCommand => ({ type: 'DealHole', seat: toSeatNo(seat), cards: ['??', '??'] })),
  );

export const chipsIn = (hand: Hand): number => potTotal(hand) + hand.players.reduce((sum, { stack }) => sum + stack, 0);

export const bets = (hand: Hand, seat: number, to: number): Hand =>
  applied(hand, { type: 'BetTo', seat: toSeatNo(seat), to: toChips(to) });

/** A hand of small bets as its showdown opens, if it comes to one. */
export function showdownOf(book: string, seed: number): Hand | undefined {
  const random = seeded(seed);
  let hand = applied(initialHand, start(book, shuffledDeck('full', random)));
  while (hand.phase === 'betting') {
    const { seat } = hand.players[hand.actor] as Hand['players'][number];
    const bet = legalActions(hand, seat).find(({ type }) => type === 'BetTo');
    const calm: HandCommand =
      hand.price > (at(hand, seat)?.bet ?? 0) ? { type: 'Call', seat } : { type: 'Check', seat };
    const bold = bet?.type === 'BetTo' && random(6) === 0;
    const leaves = random(9) === 0;
    hand = applied(hand, bold ? { type: 'BetTo', seat, to: bet.min } : leaves ? { type: 'Fold', seat } : calm);
  }
  return hand.phase === 'showdown' ? hand : undefined;
}

const at = (hand: Hand, seat: number) => hand.players.find((player) => player.seat === seat);

/** Moments of betting in a hand that nobody would think of, played by a rulebook. */
export function handsBetting(book: string, seed: number): readonly Hand[] {
  const random = seeded(seed);
  const setup = { ...randomSetup(random), rules: handRules(bookOf(book)) };
  const moments: Hand[] = [];
  let hand: Hand = initialHand;
  let command: HandCommand | undefined = { type: 'StartHand', setup };
  for (let step = 0; step < 60 && command !== undefined; step += 1) {
    const verdict = decide(hand, command, { random });
    // straddles and antes of the draw that this rulebook does not know
    if (!verdict.ok) return moments;
    hand = verdict.value.reduce(evolve, hand);
    if (hand.phase === 'betting') moments.push(hand);
    command = hand.phase === 'ended' ? undefined : offeredCommand(hand as never, random);
  }
  return moments;
}
