import { describe, expect, it } from 'vitest';
import { likelyParagraphs } from './likely.ts';

const text = [
  'Der Button wandert nach links.',
  'Karten, die verdeckt liegen, zählen nicht mit.',
  'Wer 30 Sekunden überlegt hat, dessen Hand ist tot.',
];

describe('which of several paragraphs a rule most likely means', () => {
  it('is the one with which it shares its words, however they bend', () => {
    expect(likelyParagraphs(['Verdeckte Karte zählt niemals'], text)).toEqual([1]);
    expect(likelyParagraphs(['Buttons wandern'], text)).toEqual([0]);
  });

  it('is found by a figure too, short as it is, but not by the small words', () => {
    expect(likelyParagraphs(['30'], text)).toEqual([2]);
    expect(likelyParagraphs(['die der das mit ist'], text)).toEqual([undefined]);
  });

  it('is none where too little speaks for any', () => {
    expect(likelyParagraphs(['Turnierleitung entscheidet'], text)).toEqual([undefined]);
    const much = 'Karten auslosen, Plätze vergeben, Teams trennen, Tische besetzen, Listen führen, Preise verteilen';
    expect(likelyParagraphs([`${much}, Pausen ansagen, Jetons sortieren, Gäste begrüßen`], text)).toEqual([undefined]);
    expect(likelyParagraphs(['Karten auslosen, Plätze vergeben'], text)).toEqual([1]);
    expect(likelyParagraphs(['Karten'], ['', 'Chips'])).toEqual([undefined]);
  });

  it('is the rarer word’s: one that all have says little', () => {
    const cards = ['Karten, Karten offen.', 'Karten brennen.', 'Karten mischen.'];
    expect(likelyParagraphs(['Karten brennen'], cards)).toEqual([1]);
    expect(likelyParagraphs(['Karten mischen'], cards)).toEqual([2]);
  });

  it('is not the line that leads over to a list', () => {
    expect(
      likelyParagraphs(['Verdeckte Karten'], ['Verdeckte Karten:', 'Chips liegen offen.', 'Karten bleiben verdeckt.']),
    ).toEqual([2]);
  });

  it('stands in the order of the rules, with most in common altogether', () => {
    expect(likelyParagraphs(['Button links', 'Karten verdeckt', '30 Sekunden'], text)).toEqual([0, 1, 2]);
    // the last alone would be found in the first paragraph, but not behind the others
    expect(likelyParagraphs(['Karten verdeckt zählen', 'Button'], text)).toEqual([1, undefined]);
    expect(likelyParagraphs(['Button', 'Button wandert'], text)).toEqual([0, 0]);
    expect(likelyParagraphs(['Karten', 'Button wandert links'], text)).toEqual([undefined, 0]);
  });

  it('is nothing where there is nothing', () => {
    expect(likelyParagraphs([], text)).toEqual([]);
    expect(likelyParagraphs(['Button'], [])).toEqual([undefined]);
  });
});
