import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import type { HandNaming } from './hand-event-words.ts';
import { sayHandEvent } from './say-hand-event.ts';

const naming: HandNaming = {
  seat: (seat) => ['', 'Anna', 'Ben'][seat] ?? '',
  chips: String,
  street: () => 'flop',
  allIn: (seat) => seat === 2,
  pots: 2,
};

describe('what has happened in a hand', () => {
  it('is told with who, how much, and whether that was all', () => {
    const raised = { type: 'Raised', seat: 2, amount: toChips(300), to: toChips(400) } as const;
    expect(sayHandEvent(raised, naming, 'de')).toBe('Ben erhöht auf 400 und ist all-in.');
    expect(sayHandEvent({ ...raised, seat: 1 }, naming, 'en')).toBe('Anna raises to 400.');
  });

  it('keeps cards closed that nobody has seen, and names the others as the language does', () => {
    expect(sayHandEvent({ type: 'HoleDealt', seat: 1, cards: ['??', '??'] }, naming, 'de')).toBe(
      'Anna bekommt 2 Karten.',
    );
    expect(sayHandEvent({ type: 'HoleDealt', seat: 1, cards: ['Qs', 'Th'] }, naming, 'de')).toBe(
      'Anna bekommt D♠ 10♥.',
    );
    expect(sayHandEvent({ type: 'HoleDealt', seat: 1, cards: ['Qs', 'Th'] }, naming, 'en')).toBe('Anna gets Q♠ 10♥.');
  });

  it('says which pot went to whom, and how it was shared', () => {
    const shares = [
      { seat: 1, amount: toChips(51) },
      { seat: 2, amount: toChips(50) },
    ] as const;
    const split = { type: 'PotAwarded', pot: 0, run: 0, part: 'high', shares } as const;
    expect(sayHandEvent(split, naming, 'de')).toBe('Hauptpot, High-Hälfte geteilt: Anna 51, Ben 50.');
    const won = { type: 'PotAwarded', pot: 1, run: 1, part: 'whole', shares: shares.slice(0, 1) } as const;
    expect(sayHandEvent(won, naming, 'en')).toBe('Side pot 1, board 2: Anna wins 51.');
  });
});
