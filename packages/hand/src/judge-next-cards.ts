import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { type SeenCard, writeCards } from './card-code.ts';
import { showNextCards } from './card-steps.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, hasDeck } from './hand.ts';
import { readNew } from './read-cards.ts';
import type { HandRefusal } from './refusal.ts';

/** After the hand: the cards that would have come, where the rules let the dealer and everybody agrees. */
export function judgeNextCards(
  hand: HandInPlay,
  agreed: readonly SeatNo[],
  cards: readonly SeenCard[] | undefined,
  events: EventSink,
): HandRefusal | undefined {
  const { dealing, refs } = hand.setup.rules;
  const due = nextCardsDue(hand);
  if (hand.phase !== 'ended' || due === 0) return { code: 'not-now', phase: hand.phase };
  if (dealing.nextCards === 'forbidden') return { code: 'next-cards-stay', rules: refs.nextCards };
  const missing = hand.players.map(({ seat }) => seat).filter((seat) => !agreed.includes(seat));
  if (missing.length > 0) return { code: 'not-all-agree', missing, rules: refs.nextCards };
  const next = hasDeck(hand) ? fromDeck(hand) : readNew(hand, cards ?? []);
  if (hasDeck(hand) && cards !== undefined) return { code: 'deck-deals' };
  if (next.refusal !== undefined) return next.refusal;
  if (next.codes.length === 0 || next.codes.length > due) return { code: 'wrong-number-of-cards', due };
  showNextCards(hand, next.codes);
  events.push({ type: 'NextCardsShown', cards: writeCards(next.codes) });
  return undefined;
}

/** What the dealer may turn over where everybody agrees; nothing where it is forbidden. */
export const mayShowNextCards = (hand: Hand): number =>
  hand.phase === 'ended' && hand.setup.rules.dealing.nextCards !== 'forbidden' ? nextCardsDue(hand) : 0;

/** How many cards the board still lacks. */
function nextCardsDue({ setup, boards, undealt }: Hand): number {
  if (setup.variant.family !== 'flop' || undealt.length > 0) return 0;
  return setup.variant.streets.reduce((sum, { board }) => sum + board, 0) - (boards[0]?.length ?? 0);
}

/** As they would have been dealt, each street after its burned card. */
function fromDeck({ deck, next, setup, boards }: Hand): { readonly codes: CardCode[]; readonly refusal: undefined } {
  const codes: CardCode[] = [];
  let at = next;
  let dealt = boards[0]?.length ?? 0;
  for (const { board, burns } of setup.variant.streets) {
    if (dealt >= board) {
      dealt -= board;
      continue;
    }
    if (burns) at += 1;
    for (let nth = 0; nth < board; nth += 1) codes.push(deck[at + nth] as CardCode);
    at += board;
  }
  return { codes, refusal: undefined };
}
