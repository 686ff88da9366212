import { MOST_CHARACTERS } from './limits.ts';
import { stop } from './problem.ts';

/** A piece of a formula; `at` is its offset, `shown` how it is written there. */
export type Token = { readonly at: number; readonly shown: string } & (
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'sign'; readonly sign: string }
  | { readonly is: 'line' }
  | { readonly is: 'end' }
);

const BLANK = /[^\S\r\n]+/y;
const LINE = /\r\n|\r|\n/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy;
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const TEXT = /"[^"\r\n]*"|'[^'\r\n]*'/y;
const SIGN = /&&|\|\||[=!<>]=|[-+*/%=<>!(),;]/y;

/** Signs that are written in more than one way. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['is', '=='],
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
]);

/** Whether this can be a name that stands for a value. */
export const isName = (text: string): boolean =>
  matchAt(NAME, text, 0) === text && text !== '' && !SAME.has(text.toLowerCase());

/** The pieces of a formula, the last of them its end; stops at what is none. */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > MOST_CHARACTERS) stop({ code: 'too-long', length: text.length, most: MOST_CHARACTERS }, 0);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const blank = matchAt(BLANK, text, at);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const token = tokenAt(text, at);
    tokens.push(token);
    at += token.shown.length;
  }
  return [...tokens, { is: 'end', at, shown: '' }];
}

function tokenAt(text: string, at: number): Token {
  const line = matchAt(LINE, text, at);
  if (line !== undefined) return { is: 'line', at, shown: line };
  const number = matchAt(NUMBER, text, at);
  if (number !== undefined) return { is: 'number', at, shown: number, value: finite(Number(number), number, at) };
  const name = matchAt(NAME, text, at);
  if (name !== undefined) {
    const lower = name.toLowerCase();
    const sign = SAME.get(lower);
    return sign === undefined ? { is: 'name', at, shown: name, name: lower } : { is: 'sign', at, shown: name, sign };
  }
  const quoted = matchAt(TEXT, text, at);
  if (quoted !== undefined) return { is: 'text', at, shown: quoted, text: quoted.slice(1, -1) };
  const sign = matchAt(SIGN, text, at);
  if (sign !== undefined) return { is: 'sign', at, shown: sign, sign: SAME.get(sign) ?? sign };
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return stop(
    character === '"' || character === "'" ? { code: 'text-without-end' } : { code: 'unknown-character', character },
    at,
  );
}

const finite = (value: number, name: string, at: number): number =>
  Number.isFinite(value) ? value : stop({ code: 'not-finite', name }, at);

/** What a sticky expression finds at an offset. */
function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}
