import type { Card, CardCode } from '@riffle/cards';
import { codeOf, readCard, type SeenCard, UNSEEN } from './card-code.ts';
import { inPlay } from './card-steps.ts';
import { cardsOf } from './deck.ts';
import type { Hand, HandInPlay } from './hand.ts';
import type { HandRefusal } from './refusal.ts';

type Read = { readonly codes: CardCode[]; readonly refusal: HandRefusal | undefined };

/** The cards as codes; refused where one is none, comes twice, or lies elsewhere on the table already. */
export function readNew(hand: Hand, cards: readonly SeenCard[]): Read {
  const codes: CardCode[] = [];
  const lowest = codeOf(cardsOf(hand.setup.variant.deck)[0] as Card);
  for (const card of cards) {
    const code = readCard(card);
    if (code === undefined || code < lowest) return { codes, refusal: { code: 'no-such-card', card } };
    if (code !== UNSEEN && (codes.includes(code) || inPlay(hand as HandInPlay, code))) {
      return { codes, refusal: { code: 'card-in-play', card } };
    }
    codes.push(code);
  }
  return { codes, refusal: undefined };
}

/** All or some of his cards: what is shown must be what he has: known cards agree, unseen ones become known. */
export function namedCards(
  hand: Hand,
  hole: readonly CardCode[],
  cards: readonly SeenCard[],
): readonly CardCode[] | HandRefusal {
  if (cards.length === 0 || cards.length > hole.length) return { code: 'wrong-number-of-cards', due: hole.length };
  const left = [...hole];
  const codes: CardCode[] = [];
  const lowest = codeOf(cardsOf(hand.setup.variant.deck)[0] as Card);
  for (const card of cards) {
    const code = readCard(card);
    if (code === undefined || code < lowest) return { code: 'no-such-card', card };
    const known = left.indexOf(code);
    const at = known >= 0 ? known : left.indexOf(UNSEEN);
    if (at < 0) return { code: 'not-his-card', card };
    if (known < 0 && (codes.includes(code) || inPlay(hand as HandInPlay, code))) return { code: 'card-in-play', card };
    left.splice(at, 1);
    codes.push(code);
  }
  return codes;
}
