import { quoted } from '../hands/bounds.ts';
import { NotTdt } from './tdt-value.ts';

export type Token = { readonly at: number } & (
  | { readonly is: 'sign'; readonly sign: string }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'number'; readonly written: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'end' }
);

const SPACE = /\s*/y;
const SIGN = /[{}()[\]:,]/y;
/** A name, also of a part of something: `LO.LayoutSettings`. */
const WORD = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/y;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w$.])/y;
const PLAIN = { '"': /[^"\\\n]*/y, "'": /[^'\\\n]*/y } as const;
const ESCAPE = /\\(?:u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|([^\n]))/y;
const SHORT: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

/** The next token from a place on; `end` says where the one after it is looked for. */
export function tokenAt(text: string, from: number): { readonly token: Token; readonly end: number } {
  const at = from + (matched(SPACE, text, from)?.[0].length ?? 0);
  if (at >= text.length) return { token: { is: 'end', at }, end: at };
  const quote = text[at];
  if (quote === '"' || quote === "'") return textAt(text, at, quote);
  const sign = matched(SIGN, text, at)?.[0];
  if (sign !== undefined) return { token: { is: 'sign', sign, at }, end: at + sign.length };
  const word = matched(WORD, text, at)?.[0];
  if (word !== undefined) return { token: { is: 'word', word, at }, end: at + word.length };
  const written = matched(NUMBER, text, at)?.[0];
  if (written !== undefined) return { token: { is: 'number', written, at }, end: at + written.length };
  throw new NotTdt({ code: 'unexpected', found: quoted(text.slice(at, at + 100)) }, at);
}

function textAt(text: string, at: number, quote: '"' | "'"): { readonly token: Token; readonly end: number } {
  const parts: string[] = [];
  let next = at + 1;
  for (;;) {
    const plain = matched(PLAIN[quote], text, next)?.[0] ?? '';
    parts.push(plain);
    next += plain.length;
    if (text[next] === quote) return { token: { is: 'text', text: parts.join(''), at }, end: next + 1 };
    const escaped = matched(ESCAPE, text, next);
    if (escaped === undefined) throw new NotTdt({ code: 'text-not-closed' }, at);
    const [whole, four, two, one = ''] = escaped;
    const code = four ?? two;
    parts.push(code === undefined ? (SHORT[one] ?? one) : String.fromCharCode(Number.parseInt(code, 16)));
    next += whole.length;
  }
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
