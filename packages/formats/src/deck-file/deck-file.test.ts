import { DECK } from '@riffle/cards';
import { expect, it } from 'vitest';
import { formatDeckFile, verifyDeckFile } from './deck-file.ts';

const salts = DECK.map((_, nth) => nth.toString(16).padStart(32, '0'));
const { digest, text } = formatDeckFile({ hand: 'one', rules: 'pvb' }, DECK, salts);
const changed = (change: (file: { commitment: { cards: unknown[] }; openings: unknown[] }) => void): string => {
  const file = JSON.parse(text) as Parameters<typeof change>[0];
  change(file);
  return JSON.stringify(file);
};

it('what was written verifies', () => {
  expect(verifyDeckFile(text)).toEqual({ digest, opened: 52, cards: 52 });
});

it.each([
  ['more cards than a deck has', '/commitment/cards', changed(({ commitment }) => commitment.cards.push('x'))],
  [
    'a list that no call takes',
    '/commitment/cards',
    changed(({ commitment }) => (commitment.cards = Array(300_000).fill('x') as string[])),
  ],
  ['a list of openings', '/openings', changed(({ openings }) => openings.push(...openings, ...openings))],
])('%s is told with its place', (_, pointer, file) => {
  expect(verifyDeckFile(file)).toEqual({ code: 'bad-field', pointer });
});
