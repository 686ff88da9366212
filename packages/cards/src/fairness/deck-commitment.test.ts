import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../card.ts';
import { shuffled } from '../shuffle.ts';
import { commitDeck, openCard, verifyOpening } from './deck-commitment.ts';
import { sha256 } from './sha-256.ts';

const purpose = { hand: 'table 3, hand 41', rules: 'pvb@2015' };
const salts = DECK.map((_, place) => sha256(`salt ${String(place)}`));
const deck = shuffled(DECK, (n) => n >> 1);
const commitment = commitDeck(purpose, deck, salts);

describe('a deck that was committed to', () => {
  it('opens card by card, each in its place', () => {
    deck.forEach((card, place) => {
      expect(openCard(deck, salts, place)).toEqual({ place, card, salt: salts[place] });
      expect(verifyOpening(purpose, commitment, openCard(deck, salts, place))).toBeUndefined();
    });
  });

  it('can be checked by hand, line by line', () => {
    expect(commitment.cards[7]).toBe(
      sha256(`riffle card 1\ntable 3, hand 41\npvb@2015\n7\n${deck[7] ?? ''}\n${salts[7] ?? ''}\n`),
    );
    expect(commitment.deck).toBe(sha256(`riffle deck 1\ntable 3, hand 41\npvb@2015\n${commitment.cards.join('\n')}\n`));
  });

  it('needs a salt for each card', () => {
    expect(() => commitDeck(purpose, deck, salts.slice(1))).toThrow('52 cards need as many salts, not 51');
  });

  it('cannot be opened as anything else', () => {
    fc.assert(
      fc.property(fc.nat(51), fc.constantFrom(...DECK), fc.nat(51), fc.nat(51), (place, card, salt, lies) => {
        const opening = { place: lies, card, salt: salts[salt] ?? '' };
        const is = verifyOpening(purpose, commitment, opening);
        expect(is === undefined).toBe(deck[lies] === card && salt === lies);
        const other = { ...openCard(deck, salts, place), card };
        expect(verifyOpening(purpose, commitment, other)).toBe(
          deck[place] === card ? undefined : 'card-does-not-match',
        );
      }),
    );
  });

  it('belongs to its hand and its rules', () => {
    const opening = openCard(deck, salts, 0);
    for (const other of [
      { ...purpose, hand: 'table 3, hand 42' },
      { ...purpose, rules: 'gcb@2013' },
    ]) {
      expect(verifyOpening(other, commitment, opening)).toBe('list-does-not-match-deck');
      const moved = { ...commitment, deck: commitDeck(other, deck, salts).deck };
      expect(verifyOpening(other, moved, opening)).toBe('list-does-not-match-deck');
    }
  });

  it('cannot be exchanged after its short figure is known', () => {
    const exchanged = commitDeck(purpose, [...deck].reverse(), salts);
    const opening = openCard([...deck].reverse(), salts, 3);
    expect(verifyOpening(purpose, { ...exchanged, deck: commitment.deck }, opening)).toBe('list-does-not-match-deck');
    expect(verifyOpening(purpose, commitment, { ...opening, place: 52 })).toBe('no-such-place');
    expect(verifyOpening(purpose, commitment, { ...opening, card: 'A\n' as never })).toBe('card-does-not-match');
    expect(verifyOpening(purpose, commitment, { ...opening, salt: 'short' })).toBe('card-does-not-match');
  });

  it('says nothing of cards that stay closed: with other cards there and other salts, all that was opened is the same', () => {
    const others = shuffled(deck.slice(20), (n) => n - 1 - (n >> 1));
    const second = commitDeck(purpose, [...deck.slice(0, 20), ...others], salts);
    expect(second.cards.slice(0, 20)).toEqual(commitment.cards.slice(0, 20));
    // the same card in the same place looks different under another salt: nobody can try all 52
    const salted = commitDeck(purpose, deck, [...salts].reverse());
    expect(salted.cards.some((card, place) => card === commitment.cards[place])).toBe(false);
  });

  it('needs a salt of its own for every card, long enough not to be tried out', () => {
    expect(() => commitDeck(purpose, deck, salts.slice(1))).toThrow(RangeError);
    expect(() => commitDeck(purpose, deck, [...salts.slice(1), salts[1] ?? ''])).toThrow(RangeError);
    expect(() => commitDeck(purpose, deck, ['abc', ...salts.slice(1)])).toThrow(RangeError);
    expect(() => commitDeck({ ...purpose, hand: 'a\nb' }, deck, salts)).toThrow(RangeError);
    expect(() => openCard(deck, salts, 52)).toThrow(RangeError);
  });
});
