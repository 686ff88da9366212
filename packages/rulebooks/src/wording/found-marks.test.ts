import { describe, expect, it } from 'vitest';
import type { RuleEntry } from '../rule.ts';
import { foundMarks } from './found-marks.ts';
import { type Numbering, type Step, step, way } from './numbering.ts';
import { placesOf } from './places.ts';
import { textLines } from './text-lines.ts';

const LOOKS: readonly (readonly [RegExp, Step['look']])[] = [
  [/^\d+\.\d/, 'whole'],
  [/^\d/, 'number'],
  [/^\(/, 'bracketed'],
  [/^[a-z]$/, 'letter'],
  [/^"/, 'begins'],
  [/^/, 'heading'],
];
/** `7 > (1) > a`: each mark as it looks; `"Bet` begins a paragraph, `Setzen` is a heading. */
const numbering: Numbering = (ref) => {
  const marks = ref.split(' > ');
  return way(
    marks.map((mark, at) => {
      const look = LOOKS.find(([like]) => like.test(mark))?.[1] ?? 'heading';
      return step(look, mark.replaceAll(/[("]|\)$/g, ''), marks.slice(0, at + 1).join(' > '));
    }),
    undefined,
  );
};
type Named = readonly [ref: string, heading: string];
const rule = (one: string | Named): RuleEntry => {
  const [ref, heading] = typeof one === 'string' ? [one, ''] : one;
  return {
    ...{ ref, heading, gist: { de: '', en: '' }, area: 'hand', kind: 'ruling', discretion: false },
    ...{ parameters: {}, related: [] },
  };
};
/** `line: number`, and where in the line it begins if not at its beginning. */
const found = (text: string | readonly string[], ...refs: readonly (string | Named)[]): readonly string[] => {
  const { places } = placesOf(refs.map(rule), numbering);
  const lines = textLines(typeof text === 'string' ? text : text.join('\n'));
  return foundMarks(places, lines).map(
    ({ place, line, from }) =>
      `${String(line)}${from > 0 ? `+${String(from)}` : ''}: ${places[place]?.step.upTo ?? ''}`,
  );
};
const sentence = 'Wer an der Reihe ist, der setzt oder passt.';

describe('the marks of a text', () => {
  it('are found in the order of the rulebook', () => {
    expect(found('1. Eins\n2. Zwei\n3. Drei', '1', '2', '3')).toEqual(['0: 1', '1: 2', '2: 3']);
    expect(found('1. Eins\n3. Drei', '1', '2', '3')).toEqual(['0: 1', '1: 3']);
    expect(found('Nichts', '1')).toEqual([]);
    expect(found('1. Eins')).toEqual([]);
  });

  it('are those of which most are found, where the text has another order', () => {
    expect(found('3. Drei\n1. Eins\n2. Zwei', '1', '2', '3')).toEqual(['1: 1', '2: 2']);
    expect(found('2. Zwei\n3. Drei\n1. Eins', '1', '2', '3')).toEqual(['0: 2', '1: 3']);
    expect(found('2. Zwei\n1. Eins', '1', '2')).toEqual(['1: 1']);
  });

  it('stand inside of what they are part of: no paragraph without its article', () => {
    expect(found('(1) Eins\n7. Sieben\n(2) Zwei', '7 > (1)', '7 > (2)')).toEqual(['1: 7', '2: 7 > (2)']);
    expect(found('(1) Eins', '7 > (1)')).toEqual([]);
    expect(found('7. Sieben\n8. Acht\n(1) Eins', '7 > (1)', '8 > (1)')).toEqual(['0: 7', '1: 8', '2: 8 > (1)']);
  });

  it('stand without it where they say the whole way by themselves', () => {
    expect(found('4.2.1 Eins', '4.2 > 4.2.1')).toEqual(['0: 4.2 > 4.2.1']);
  });

  it('follow one another in a line, three at most', () => {
    expect(found('69. (11) a) Wer', '69 > (11) > a')).toEqual(['0: 69', '0+3: 69 > (11)', '0+8: 69 > (11) > a']);
    expect(found('69. (11) a) b) Wer', '69 > (11) > a > b')).toEqual(['0: 69', '0+3: 69 > (11)', '0+8: 69 > (11) > a']);
  });

  it('one line marks the chapter or the rule of the same number, and not both', () => {
    expect(found('1. Ablauf\n1. Eins\n2. Zwei', '1 > 1', '1 > 2')).toEqual(['0: 1', '1: 1 > 1', '2: 1 > 2']);
    expect(found('1. Eins', '1 > 1')).toEqual(['0: 1']);
  });
});

describe('of two lines with the same number', () => {
  const named: readonly Named[] = [
    ['1', 'Setzen'],
    ['2', 'Karten'],
  ];

  it('the rule is the one with words behind it, not the one in the contents', () => {
    const text = ['1. Setzen', '2. Karten', '', '1. Setzen', sentence, '2. Karten', sentence];
    expect(found(text, ...named)).toEqual(['3: 1', '5: 2']);
  });

  it('the words may stand behind the number', () => {
    expect(found([`1. ${sentence}`, '1. Kurz', '2. Ende'], '1', '2')).toEqual(['0: 1', '2: 2']);
    expect(found(['1. Kurz', `1. ${sentence}`, '2. Ende'], '1', '2')).toEqual(['1: 1', '2: 2']);
  });

  it('more than two hundred letters count no more than two hundred', () => {
    const [long, longer] = ['x'.repeat(200), 'x'.repeat(900)];
    // of two that are as good it is the later
    expect(found([`1. ${longer}`, `1. ${long}`], '1')).toEqual(['1: 1']);
    expect(found(['1. Kurz', longer, '1. Kurz', long], '1')).toEqual(['2: 1']);
    expect(found(['1. Kurz', longer, '1. Kurz', 'x'.repeat(100)], '1')).toEqual(['0: 1']);
  });

  it('the rule is the one with its name', () => {
    expect(found(['1. Zwischendurch', '1. Setzen'], ...named)).toEqual(['1: 1']);
    expect(found(['1. Setzen', '1. Zwischendurch'], ...named)).toEqual(['0: 1']);
    expect(found(['1. Setzende', '1. Setzen'], ...named)).toEqual(['1: 1']);
  });

  it('the rule is the one nearer to what comes before and behind', () => {
    const far = Array.from({ length: 30 }, () => '');
    expect(found(['1. Eins', ...far, '1. Eins', '2. Zwei'], '1', '2')).toEqual(['31: 1', '32: 2']);
    expect(found(['1. Eins', '2. Zwei', '3. Drei', ...far, '2. Zwei'], '1', '2', '3')).toEqual([
      ...['0: 1', '1: 2', '2: 3'],
    ]);
  });

  it('the number that says its whole way by itself outweighs one that does not', () => {
    expect(found(['4.2 Eins', '3. Drei'], '3', '4.2')).toEqual(['0: 4.2']);
  });

  it('two that are found outweigh one that is near', () => {
    const far = Array.from({ length: 90 }, () => sentence);
    expect(found(['1. Eins', ...far, '2. Zwei', '3. Drei'], '1', '2', '3')).toEqual(['0: 1', '91: 2', '92: 3']);
  });
});

describe('words that are a mark', () => {
  it('begin a paragraph, and not only a line of it', () => {
    const refs = ['6.4 > "Bet', '6.4 > "Call'];
    expect(found(['6.4 Ablauf', '', 'Bet: gesetzt.', 'Call: mit.'], ...refs)).toHaveLength(3);
    expect(found(['6.4 Ablauf', '', 'Wer eine', 'Bet bringt'], ...refs)).toEqual(['0: 6.4']);
    expect(found(['6.4 Ablauf', 'Es gibt:', 'Bet bringt'], ...refs)).toEqual(['0: 6.4', '2: 6.4 > "Bet']);
    expect(found(['6.4 Ablauf', 'Es gibt.', 'Bet bringt'], ...refs)).toEqual(['0: 6.4', '2: 6.4 > "Bet']);
    expect(found(['6.4 Ablauf', 'Es gibt', '- Bet bringt'], ...refs)).toEqual(['0: 6.4', '2: 6.4 > "Bet']);
    expect(found(['6.4 Ablauf', 'Es gibt', 'Bet bringt', 'Call sieht'], ...refs)).toHaveLength(3);
  });

  it('are a heading in a line of their own', () => {
    expect(found(['1. Eins', 'II. Setzen', '1. Wer'], '1 > Setzen > 1')).toEqual([
      ...['0: 1', '1: 1 > Setzen', '2: 1 > Setzen > 1'],
    ]);
    expect(found(['1. Eins', 'Vom Setzen handelt das.', '1. Wer'], '1 > Setzen > 1')).toEqual(['0: 1']);
  });

  it('may be a heading, and the name of a rule as well', () => {
    const refs = ['1 > Setzen > 1', ['2', 'Setzen']] as const;
    expect(found(['1. Eins', 'Setzen', '1. Wer', 'Setzen', sentence], ...refs)).toEqual([
      ...['0: 1', '1: 1 > Setzen', '2: 1 > Setzen > 1', '3: 2'],
    ]);
  });

  it('may be the name of a rule that the text gives no number', () => {
    expect(found(['1. Eins', 'Tote Hand', sentence, '3. Drei'], '1', ['2', 'Tote Hand'], '3')).toEqual([
      ...['0: 1', '1: 2', '3: 3'],
    ]);
    expect(found(['1. Eins', 'Tote Hand und mehr', '3. Drei'], '1', ['2', 'Tote Hand'], '3')).toEqual(['0: 1', '2: 3']);
    expect(found(['1. Eins', 'Wer setzt.', '3. Drei'], '1', ['2', 'Wer setzt'], '3')).toEqual(['0: 1', '2: 3']);
  });
});
