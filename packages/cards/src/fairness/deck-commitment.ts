import type { Card } from '../card.ts';
import { parseCard } from '../card-code.ts';
import { sha256 } from './sha-256.ts';

/** What a deck is for. Part of every commitment, so that none can be used for another hand. */
export type DeckPurpose = { readonly hand: string; readonly rules: string };

/** Published before the first card goes out. Tells nothing of the deck to anyone without the salts. */
export type DeckCommitment = {
  /** Of each card, the top one first. */
  readonly cards: readonly string[];
  /** Of all these together: the one short figure to write down. */
  readonly deck: string;
};

/** What proves one card, and says nothing of the others. */
export type CardOpening = { readonly place: number; readonly card: Card; readonly salt: string };

/** As many salts as cards, each drawn for itself: at least 128 bits as hexadecimal digits. */
export function commitDeck(purpose: DeckPurpose, deck: readonly Card[], salts: readonly string[]): DeckCommitment {
  if (salts.length !== deck.length) {
    throw new RangeError(`${String(deck.length)} cards need as many salts, not ${String(salts.length)}`);
  }
  if (new Set(salts).size !== salts.length) throw new RangeError('a salt twice would open two cards at once');
  const cards = deck.map((card, place) => commitCard(purpose, { place, card, salt: salts[place] as string }));
  return { cards, deck: commitList(purpose, cards) };
}

/** Only for places whose cards may be shown: the caller asks the rules. */
export const openCard = (deck: readonly Card[], salts: readonly string[], place: number): CardOpening => {
  const [card, salt] = [deck[place], salts[place]];
  if (card === undefined || salt === undefined) throw new RangeError(`no card at place ${String(place)}`);
  return { place, card, salt };
};

const OPENING_FAULTS = ['list-does-not-match-deck', 'no-such-place', 'card-does-not-match'] as const;
export type OpeningFault = (typeof OPENING_FAULTS)[number];

/** `undefined` where the card lay in this place before the first card went out. */
export function verifyOpening(
  purpose: DeckPurpose,
  commitment: DeckCommitment,
  opening: CardOpening,
): OpeningFault | undefined {
  if (commitList(purpose, commitment.cards) !== commitment.deck) return 'list-does-not-match-deck';
  const committed = commitment.cards[opening.place];
  if (committed === undefined) return 'no-such-place';
  // what is verified comes from anywhere: it may be no card and no salt at all
  const sound = parseCard(opening.card) !== undefined && isSalt(opening.salt);
  return sound && commitCard(purpose, opening) === committed ? undefined : 'card-does-not-match';
}

/** Lines of text, so that anyone can check a card with `sha256sum`. */
function commitCard({ hand, rules }: DeckPurpose, { place, card, salt }: CardOpening): string {
  if (!isSalt(salt)) throw new RangeError('a salt has at least 32 hexadecimal digits');
  return sha256(lines('riffle card 1', hand, rules, String(place), card, salt));
}

const commitList = ({ hand, rules }: DeckPurpose, cards: readonly string[]): string =>
  sha256(lines('riffle deck 1', hand, rules, ...cards));

const isSalt = (salt: string): boolean => /^[0-9a-f]{32,}$/.test(salt);

/** A line break inside a field could make two different decks read alike. */
function lines(...fields: readonly string[]): string {
  if (fields.some((field) => field.includes('\n'))) throw new RangeError('a field of a commitment is one line');
  return fields.map((field) => `${field}\n`).join('');
}
