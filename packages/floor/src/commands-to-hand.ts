import type { Card } from '@riffle/cards';
import { type Hand, type HandCommand, writeCard } from '@riffle/hand';
import type { ToldCard } from './deal/board/deck-order.ts';
import type { Outcome } from './outcome.ts';
import type { Ruling } from './ruling.ts';

/**
 * What carries a ruling out in the hand that is being played: its effects there. Where it has none, what its outcome means
 * for this hand as it lies: a hand that is void, a board that is put right.
 */
export function commandsToHand(
  { effects, outcome }: Pick<Ruling, 'effects' | 'outcome'>,
  hand?: Hand,
): readonly HandCommand[] {
  const named = effects.flatMap((effect) => (effect.to === 'hand' ? [effect.command] : []));
  return named.length > 0 || hand === undefined ? named : ofOutcome(outcome, hand);
}

function ofOutcome(outcome: Outcome, hand: Hand): readonly HandCommand[] {
  switch (outcome.is) {
    case 'misdeal':
    case 'void':
      return [{ type: 'VoidHand' }];
    case 'boardPutRight':
      return boardAs(hand, outcome.street, [...(outcome.cards ?? []), ...(outcome.further ?? [])]);
    case 'playerChooses': {
      // whose turn it is completes or folds; which of the two, he says
      const seat = hand.players[hand.actor]?.seat;
      const bound = outcome.between.every(({ is }) => is === 'call' || is === 'fold');
      return bound && seat !== undefined ? [{ type: 'BindToCall', seat }] : [];
    }
    case 'dealtAnew':
      return outcome.burn ? [] : anew(hand);
    case 'riverComesAsTurn':
      return riverAsTurn(hand, outcome);
    default:
      return [];
  }
}

/**
 * What was shown too early goes back, and the stub is shuffled; its burn stays burned. The hand burns one of the shuffled
 * cards once more, which is as likely as any to be the one that comes. Only of a deck that is known.
 */
function anew({ phase, deck, next, burned }: Hand): readonly HandCommand[] {
  const burn = deck[next];
  if (phase !== 'betting' || burn === undefined) return [];
  return [
    { type: 'PutCardsRight', run: 0, burned: [...burned, burn].map((card) => writeCard(card)), stub: 'shuffled' },
  ];
}

type RiverAsTurn = Extract<Outcome, { readonly is: 'riverComesAsTurn' }>;

/** On the flop the early card lies beside with its burn, so that the river comes as the turn; on the turn it is shuffled in. */
function riverAsTurn(
  { phase, boards, deck, next, burned }: Hand,
  { burn, turn, backForRiver }: RiverAsTurn,
): readonly HandCommand[] {
  if (phase !== 'betting' || backForRiver?.is !== 'known') return [];
  const early = backForRiver.card as Card;
  const lies = burned.map((card) => writeCard(card));
  if (boards[0]?.length === 4 && lies.includes(early))
    return [{ type: 'PutCardsRight', run: 0, burned: lies.filter((card) => card !== early), stub: 'shuffled' }];
  const [first, shown, second, third] = deck.slice(next, next + 4).map((card) => writeCard(card));
  const is = (told: ToldCard | undefined, card: string | undefined) => told?.is !== 'known' || told.card === card;
  if (boards[0]?.length !== 3 || first === undefined || shown !== early || !is(burn, second) || !is(turn, third))
    return [];
  return [{ type: 'PutCardsRight', run: 0, burned: [...lies, first, early], stub: 'asItLies' }];
}

/** Only cards that somebody has named can be laid, and only where as many lie already. */
function boardAs({ boards, setup }: Hand, street: string, told: readonly ToldCard[]): readonly HandCommand[] {
  const { streets } = setup.variant;
  const before = streets.slice(
    0,
    streets.findIndex(({ name }) => name === street),
  );
  const from = before.reduce((sum, { board }) => sum + board, 0);
  const lies = (boards[0] ?? []).map((card) => writeCard(card));
  const cards = told.flatMap((one) => (one.is === 'known' ? [one.card as Card] : []));
  if (cards.length < told.length || cards.length === 0 || from + cards.length > lies.length) return [];
  const board = [...lies.slice(0, from), ...cards, ...lies.slice(from + cards.length)];
  return [{ type: 'PutCardsRight', run: 0, board, stub: 'asItLies' }];
}
