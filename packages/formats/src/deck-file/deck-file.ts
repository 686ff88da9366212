import {
  type Card,
  type CardOpening,
  commitDeck,
  DECK,
  type DeckCommitment,
  type DeckPurpose,
  type OpeningFault,
  openCard,
  verifyOpening,
} from '@riffle/cards';

const FORMAT = 'riffle-deck';
const VERSION = 1;

/** A deck's commitment and as many of its cards as were opened. */
type DeckFile = {
  readonly format: typeof FORMAT;
  readonly v: typeof VERSION;
  readonly purpose: DeckPurpose;
  readonly commitment: DeckCommitment;
  readonly openings: readonly CardOpening[];
};
export type DeckFileFault =
  | { readonly code: 'no-json' | 'other-format' | 'nothing-opened' }
  | { readonly code: 'bad-field'; readonly pointer: string }
  | { readonly code: 'opened-twice'; readonly place: number }
  | { readonly code: OpeningFault; readonly place: number };

/** Every card opened: what is written when the hand is over. */
export function formatDeckFile(purpose: DeckPurpose, deck: readonly Card[], salts: readonly string[]) {
  const commitment = commitDeck(purpose, deck, salts);
  const openings = deck.map((_, place) => openCard(deck, salts, place));
  const file: DeckFile = { format: FORMAT, v: VERSION, purpose, commitment, openings };
  return { digest: commitment.deck, text: `${JSON.stringify(file, undefined, 1)}\n` };
}

export type Verified = { readonly digest: string; readonly opened: number; readonly cards: number };

/** Whether each opened card lay in its place when the deck was committed to. */
export function verifyDeckFile(text: string): Verified | DeckFileFault {
  const file = readDeckFile(text);
  if ('code' in file) return file;
  const { purpose, commitment, openings } = file;
  if (openings.length === 0) return { code: 'nothing-opened' };
  const seen = new Set<number>();
  for (const opening of openings) {
    const { place } = opening;
    if (seen.has(place)) return { code: 'opened-twice', place };
    seen.add(place);
    const fault = verifyOpening(purpose, commitment, opening);
    if (fault !== undefined) return { code: fault, place };
  }
  return { digest: commitment.deck, opened: openings.length, cards: commitment.cards.length };
}

function readDeckFile(text: string): DeckFile | DeckFileFault {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { code: 'no-json' };
  }
  if (!isDeckFile(content)) return { code: 'other-format' };
  const pointer = wrongField(content);
  return pointer === undefined ? (content as unknown as DeckFile) : { code: 'bad-field', pointer };
}

function wrongField({ purpose, commitment, openings }: Readonly<Record<string, unknown>>): string | undefined {
  if (!isRecord(purpose)) return '/purpose';
  for (const field of ['hand', 'rules']) if (!isLine(purpose[field])) return `/purpose/${field}`;
  if (!isRecord(commitment)) return '/commitment';
  const { deck, cards } = commitment;
  if (!isLine(deck)) return '/commitment/deck';
  // each opening is checked against the whole list: a long one would take for ever
  if (!Array.isArray(cards) || cards.length > DECK.length || !cards.every(isLine)) return '/commitment/cards';
  if (!Array.isArray(openings) || openings.length > 2 * DECK.length) return '/openings';
  const wrong = openings.findIndex((one: unknown) => !isOpening(one));
  return wrong < 0 ? undefined : `/openings/${String(wrong)}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A line break inside a field could make two different decks read alike. */
const isLine = (value: unknown): value is string => typeof value === 'string' && !/[\r\n]/.test(value);
function isDeckFile(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false;
  const { format, v } = value;
  return format === FORMAT && v === VERSION;
}
function isOpening(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { place, card, salt } = value;
  return Number.isSafeInteger(place) && isLine(card) && isLine(salt);
}
