import { toChips } from '@riffle/cards';
import {
  type HandCommand,
  type HandInPlay,
  type HandRefusal,
  type HandRules,
  legalActions,
  newHand,
  play,
} from '@riffle/hand';
import { type SeatNo, toSeatNo } from '@riffle/table';
import { holdemOf, type Structure } from './table-under-rules.ts';

/** What a seat has done. An all-in names all that it has put in this round. */
export type Deed = { readonly does: 'fold' | 'call' } | { readonly does: 'raiseTo' | 'allIn'; readonly to: number };
export type RaiseQuestion = {
  readonly structure: Structure;
  readonly players: number;
  readonly bigBlind: number;
  /** In turn, from the seat after the big blind. */
  readonly deeds: readonly Deed[];
};

type TurnToAct = {
  readonly seat: SeatNo;
  readonly toCall: number;
  readonly raise: { readonly min: number; readonly max: number } | HandRefusal;
};
export type RaiseAnswer = {
  /** Whose deed each was. */
  readonly seats: readonly SeatNo[];
  /** A deed that the rules do not allow, and why. */
  readonly fault: { readonly deed: number; readonly refusal: HandRefusal } | undefined;
  /** Who comes next, and everybody after him as long as all only call. */
  readonly turns: readonly TurnToAct[];
};

const DEEP = 1_000_000_000;
const context = { random: () => 0 };

/** Plays the round so far and asks the engine who may still raise, and to what. */
export function minimumRaise(question: RaiseQuestion, rules: HandRules): RaiseAnswer {
  const seats = seatsOf(question, rules);
  const hand = begin(question, rules, stacksOf(question, seats));
  const { fault } = playOut(hand, question.deeds);
  return { seats, fault, turns: fault === undefined ? turnsFrom(hand) : [] };
}

/** An all-in needs a stack of that size from the start: so first it is only found whose turn it was. */
function seatsOf(question: RaiseQuestion, rules: HandRules): readonly SeatNo[] {
  let known: readonly SeatNo[] = [];
  for (let nth = 0; nth < question.deeds.length; nth += 1) {
    const hand = begin(question, rules, stacksOf(question, known));
    playOut(hand, question.deeds.slice(0, nth));
    const seat = hand.players[hand.actor]?.seat;
    if (seat === undefined) return known;
    known = [...known, seat];
  }
  return known;
}

const stacksOf = ({ deeds }: RaiseQuestion, seats: readonly SeatNo[]): ReadonlyMap<SeatNo, number> =>
  new Map(
    deeds.flatMap((deed, nth) => {
      const seat = seats[nth];
      return deed.does === 'allIn' && seat !== undefined ? [[seat, deed.to] as const] : [];
    }),
  );

function begin(question: RaiseQuestion, rules: HandRules, stacks: ReadonlyMap<SeatNo, number>): HandInPlay {
  const { players, bigBlind, structure } = question;
  const hand = newHand();
  const seats = Array.from({ length: players }, (_, nth) => toSeatNo(nth + 1));
  const [first = 1, second = 2] = seats;
  const [small, big] = players === 2 ? [second, first] : [first, second];
  const big2 = structure === 'fixedLimit' ? bigBlind * 2 : bigBlind;
  play(
    hand,
    {
      type: 'StartHand',
      setup: {
        ...hand.setup,
        variant: holdemOf(structure),
        rules,
        players: seats.map((seat) => ({ seat, stack: toChips(stacks.get(seat) ?? DEEP) })),
        forced: [
          { seat: small, kind: 'smallBlind', amount: toChips(Math.floor(bigBlind / 2)) },
          { seat: big, kind: 'bigBlind', amount: toChips(bigBlind) },
        ],
        bets: { small: toChips(bigBlind), big: toChips(big2) },
      },
    },
    context,
    [],
  );
  for (const seat of seats) play(hand, { type: 'DealHole', seat, cards: ['??', '??'] }, context, []);
  return hand;
}

function playOut(hand: HandInPlay, deeds: readonly Deed[]): Pick<RaiseAnswer, 'fault'> {
  for (const [nth, deed] of deeds.entries()) {
    const seat = hand.players[hand.actor]?.seat;
    if (seat === undefined) return { fault: { deed: nth, refusal: { code: 'not-now', phase: hand.phase } } };
    const refusal = play(hand, commandOf(hand, seat, deed), context, []);
    if (refusal !== undefined) return { fault: { deed: nth, refusal } };
  }
  return { fault: undefined };
}

function commandOf(hand: HandInPlay, seat: SeatNo, deed: Deed): HandCommand {
  switch (deed.does) {
    case 'fold':
      return { type: 'Fold', seat };
    case 'call':
      return staying(hand, seat);
    case 'raiseTo':
      return { type: 'BetTo', seat, to: toChips(deed.to) };
    case 'allIn':
      return deed.to <= hand.price ? staying(hand, seat) : { type: 'BetTo', seat, to: toChips(deed.to) };
  }
}

const staying = (hand: HandInPlay, seat: SeatNo): HandCommand =>
  legalActions(hand, seat).some(({ type }) => type === 'Check') ? { type: 'Check', seat } : { type: 'Call', seat };

function turnsFrom(hand: HandInPlay): readonly TurnToAct[] {
  const turns: TurnToAct[] = [];
  while (hand.phase === 'betting' && hand.street === 0) {
    const seat = hand.players[hand.actor]?.seat;
    if (seat === undefined) break;
    turns.push(turnOf(hand, seat));
    if (play(hand, staying(hand, seat), context, []) !== undefined) break;
  }
  return turns;
}

function turnOf(hand: HandInPlay, seat: SeatNo): TurnToAct {
  const actions = legalActions(hand, seat);
  const call = actions.find((action) => action.type === 'Call');
  const wager = actions.find((action) => action.type === 'BetTo');
  const raise = wager ?? play(hand, { type: 'BetTo', seat, to: toChips(DEEP) }, context, []);
  if (raise === undefined) throw new Error('a raise was made that was not offered');
  return { seat, toCall: call?.amount ?? 0, raise: 'code' in raise ? raise : { min: raise.min, max: raise.max } };
}
