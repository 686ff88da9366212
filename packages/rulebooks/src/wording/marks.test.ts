import { describe, expect, it } from 'vitest';
import { endOfMark, endsASentence, isHeading, wordsIn } from './marks.ts';
import { type Step, step } from './numbering.ts';

/** What of the line is the mark. */
const marked = (look: Step['look'], mark: string, line: string): string | undefined => {
  const end = endOfMark(line, step(look, mark, mark));
  return end === undefined ? undefined : line.slice(0, end);
};

describe('a line begins with', () => {
  it.each([
    ['number', '5', '5. Setzen', '5.'],
    ['number', '5', '5: Setzen', '5:'],
    ['number', '5', '5) Setzen', '5)'],
    ['number', '5', '05.) Setzen', '05.)'],
    ['number', '5', '5 Setzen', '5'],
    ['number', '5', '5 – setzen', '5'],
    ['number', '5', '5 „Setzen“', '5'],
    ['number', '5', '§ 5. Setzen', '§ 5.'],
    ['number', '5', 'Punkt 5: Setzen', 'Punkt 5:'],
    ['number', '5', 'Regel 5. Setzen', 'Regel 5.'],
    ['number', '5', 'Nr. 5. Setzen', 'Nr. 5.'],
    ['number', '5', '• 5. Setzen', '• 5.'],
    ['number', 'A', 'A. Vorbemerkung', 'A.'],
    ['whole', '4.2', '4.2 Setzen', '4.2'],
    ['whole', '4.2', '4.2. Setzen', '4.2.'],
    ['whole', '4.2', '§4.2', '§4.2'],
    ['whole', '4.2', 'Punkt 4.2: Setzen', 'Punkt 4.2:'],
    ['bracketed', '5', '(5) Setzen', '(5)'],
    ['bracketed', '5', '(05) Setzen', '(05)'],
    ['bracketed', '2a', '- (2a) Setzen', '- (2a)'],
    ['letter', 'a', 'a) Setzen', 'a)'],
    ['letter', 'a', '(a) Setzen', '(a)'],
    ['letter', 'a', 'a. Setzen', 'a.'],
    ['begins', 'All-In', 'All In: Setzen', 'All In'],
    ['begins', 'All-In', '- „All-In“ heißt', '- „All-In'],
    ['begins', 'All-In', 'AllIn.', 'AllIn'],
    ['heading', 'Dead Hand', 'II. Dead Hand', 'II. Dead Hand'],
  ] as const)('a mark: %s %s in %j', (look, mark, line, expected) => {
    expect(marked(look, mark, line)).toBe(expected);
  });

  it.each([
    ['number', '5', '5.1 Setzen'],
    ['number', '5', '5.000 Chips'],
    ['number', '5', '5:30 Uhr'],
    ['number', '5', '5 Chips setzen'.toLowerCase()],
    ['number', '5', '55. Setzen'],
    ['number', '5', 'Wer 5. setzt'],
    ['whole', '4.2', '4.2.1 Setzen'],
    ['whole', '4.2', '4x2 Setzen'],
    ['whole', '4.2', '4.2Setzen'],
    ['bracketed', '5', '5) Setzen'],
    ['bracketed', '5', '(55) Setzen'],
    ['letter', 'a', 'a.d. Setzen'],
    ['letter', 'a', 'ab) Setzen'],
    ['letter', 'a', 'a setzen'],
    ['begins', 'Bet', 'Bets zählen'],
    ['begins', 'Bet', 'Eine Bet zählt'],
    ['heading', 'Dead Hand', 'Dead Hand bleibt es.'],
    ['number', '5', `${' '.repeat(9)}5. Setzen`],
  ] as const)('no mark: %s %s in %j', (look, mark, line) => {
    expect(marked(look, mark, line)).toBeUndefined();
  });
});

describe('a heading', () => {
  it('is a short line with these words in it, whole and in their order', () => {
    expect(isHeading('2. Tote Hände (Dead Hand)', 'dead hand')).toBe(true);
    expect(isHeading('Dead Hands', 'Dead Hand')).toBe(false);
    expect(isHeading('Hand, dead', 'Dead Hand')).toBe(false);
    expect(isHeading(`Dead Hand ${'x'.repeat(80)}`, 'Dead Hand')).toBe(true);
    expect(isHeading(`Dead Hand ${'x'.repeat(81)}`, 'Dead Hand')).toBe(false);
  });

  it.each(['Wer setzt.', 'Wer setzt!', 'Wer?', 'Eins;', 'Eins,', 'Er sagt „setze.“', 'Setze.)'])(
    'is no sentence: %j',
    (line) => {
      expect(endsASentence(line)).toBe(true);
      expect(isHeading(line, 'wer')).toBe(false);
    },
  );

  it.each(['Setzen', 'Setzen:', 'z. B. so', '(Setzen)'])('is no sentence’s end: %j', (line) => {
    expect(endsASentence(line)).toBe(false);
  });
});

it('words are compared without signs, capitals and points above their letters', () => {
  expect(wordsIn('Erhöhung („Raise“): §5!')).toBe(wordsIn('erhoehung raise 5'));
  expect(wordsIn('— …')).toBe('');
});
