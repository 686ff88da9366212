import { type Card, type CardCode, DECK } from '@riffle/cards';

/** A card as events and commands write it; `??` is one that was never seen. */
export type SeenCard = Card | '??';

export const UNSEEN: CardCode = 52;

const written: readonly SeenCard[] = [...DECK, '??'];
const codes: ReadonlyMap<string, CardCode> = new Map(written.map((card, code) => [card, code]));

export const writeCard = (code: CardCode): SeenCard => written[code] as SeenCard;
export const writeCards = (of: readonly CardCode[]): readonly SeenCard[] => of.map(writeCard);

/** `undefined` for what is no card. */
export const readCard = (card: string): CardCode | undefined => codes.get(card);
export const codeOf = (card: SeenCard): CardCode => codes.get(card) as CardCode;
