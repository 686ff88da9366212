import { type Chance, oneOf } from '../asked/made.ts';
import { spoilt } from '../fuzz/spoilt.ts';

/** What stands in files of some kind, or must never stand there. */
const PIECES = [
  ...['-1', '0', '99999999999999999999', '1e308', 'inf', 'nan', '0.000000000000000000001', '9007199254740993', '1,5'],
  ...[
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    "'''",
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '\\',
    '#',
    '=',
    ':',
    '\u0000',
    '\ufeff',
    '\ud800',
  ],
  ...['__proto__', 'constructor', '{}', '[]', 'null', 'true', '"toString":', '💩', 'ß'.repeat(50), '9'.repeat(400)],
  ...['AsAh', '????', 'd dh p1', 'd db', 'p1 cbr 1', 'p1 f', 'p1 cc', 'p1 sm', 'p1 sd', 'p1 pb', 'p13 ', 'p0 '],
  ...[
    '*** RIVER ***',
    '*** SHOW DOWN ***',
    '*** SECOND FLOP *** [As]',
    ': posts straddle 4 and is all-in',
    ' collected ',
  ],
  ...['Seat 12: x (5 in chips)', '=1+1', 'Name;Vorname;Verein', '31.02.1980', 'a@b.de'],
];
const NUMBER = /-?\d+(?:\.\d+)?/g;
const LONGEST = 40_000;

/** The file with one to four things wrong: pieces of its text, its numbers, or where it is JSON values in it. */
export function mutated(seeds: readonly string[], chance: Chance): string {
  let text = oneOf(chance, seeds) ?? '';
  const what = oneOf(chance, ['text', 'numbers', 'values'] as const);
  for (let left = chance(4); left >= 0; left -= 1) {
    if (what === 'values') text = withOtherValue(text, chance) ?? changed(text, seeds, chance);
    else text = what === 'numbers' ? withOtherNumber(text, chance) : changed(text, seeds, chance);
  }
  return text;
}

function withOtherValue(text: string, chance: Chance): string | undefined {
  try {
    return JSON.stringify(spoilt(JSON.parse(text), chance)) ?? '';
  } catch {
    return undefined;
  }
}

function changed(text: string, seeds: readonly string[], chance: Chance): string {
  const at = chance(text.length + 1);
  switch (chance(12)) {
    case 0:
      return text.slice(0, at) + (oneOf(chance, PIECES) ?? '') + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + chance(20));
    case 2:
      return text.slice(0, at);
    case 3:
      return withLines(text, (lines) => lines.toSpliced(chance(lines.length), 1));
    case 4:
      return withLines(text, (lines) => lines.toSpliced(chance(lines.length), 0, oneOf(chance, lines) ?? ''));
    case 5:
      return withLines(text, (lines) => {
        const [one, other] = [chance(lines.length), chance(lines.length)];
        return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '');
      });
    case 6:
    case 7:
      return withOtherNumber(text, chance);
    case 8: {
      const other = oneOf(chance, seeds) ?? '';
      return chance(2) === 0 ? text.slice(0, at) + other.slice(chance(other.length)) : replacedAt(text, at, chance);
    }
    case 9:
    case 10: {
      const parts = text.split(',');
      const part = chance(parts.length);
      const other = parts[Math.min(part + 1, parts.length - 1)] ?? '';
      return (chance(2) === 0 ? parts.toSpliced(part, 1) : parts.toSpliced(part, 0, other)).join(',');
    }
    default:
      return repeated(text, at, chance);
  }
}

const withLines = (text: string, change: (lines: readonly string[]) => readonly string[]): string =>
  change(text.split('\n')).join('\n');

const replacedAt = (text: string, at: number, chance: Chance): string =>
  text.slice(0, at) + String.fromCharCode(32 + chance(95)) + text.slice(at + 1);

function withOtherNumber(text: string, chance: Chance): string {
  const found = oneOf(chance, [...text.matchAll(NUMBER)]);
  if (found === undefined) return text;
  const [written] = found;
  const others = [
    ...[String(chance(20)), `-${written}`, `${written}0`, `${written}.5`, '0', '1e9'],
    ...[String(Number(written) + 1), String(Number(written) - 1), oneOf(chance, PIECES) ?? ''],
  ];
  return text.slice(0, found.index) + (oneOf(chance, others) ?? '') + text.slice(found.index + written.length);
}

/** A piece again and again: what grows with the square of a length shows itself. */
function repeated(text: string, at: number, chance: Chance): string {
  const piece = text.slice(at, at + 1 + chance(40));
  const times = Math.min(2 ** chance(12), Math.floor(LONGEST / Math.max(1, piece.length)));
  return text.slice(0, at) + piece.repeat(times) + text.slice(at);
}
