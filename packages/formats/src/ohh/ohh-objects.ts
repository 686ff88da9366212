import { MOST_OF_A_HAND, quoted } from '../hands/bounds.ts';
import { nestsTooDeep } from '../nesting.ts';
import type { RecordFault } from '../problems/record-fault.ts';

type Found = { readonly is: unknown } | { readonly fault: RecordFault };

/**
 * The hands of a file as JSON: one object, several with empty lines between them, or a list. Each is cut out before it is
 * read, so that a broken one does not touch the others and none takes more memory than it may.
 */
export function* ohhObjects(text: string): Iterable<Found> {
  const lines = lineCounter(text);
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const begin = open === -1 ? text.length : open;
    const between = /[^\s,[\]\uFEFF]/.exec(text.slice(at, begin));
    if (between !== null) {
      const says = quoted(text.slice(at + between.index, begin).trim());
      yield { fault: { code: 'not-readable', says, line: lines(at + between.index) } };
    }
    if (open === -1) return;
    const end = endOfObject(text, begin);
    const whole = end === undefined ? undefined : parse(text.slice(begin, end), lines(begin));
    if (whole !== undefined && 'is' in whole) yield whole;
    else for (const part of parts(text.slice(begin, end))) yield parse(part.text, lines(begin + part.at));
    at = end ?? text.length;
  }
}

/** Where an object closes again; `undefined` where it never does. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  let quotes = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (quotes) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quotes = false;
    } else if (sign === '"') quotes = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** What is no object as a whole may be several of which one is broken: they begin lines. */
function* parts(text: string): Iterable<{ readonly at: number; readonly text: string }> {
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('\n{', at + 1);
    const to = next === -1 ? text.length : next + 1;
    yield { at, text: text.slice(at, to) };
    at = to;
  }
}

function parse(json: string, line: number): Found {
  if (json.length > MOST_OF_A_HAND) return { fault: { code: 'too-large', most: MOST_OF_A_HAND, line } };
  if (nestsTooDeep(json)) return { fault: { code: 'nested-too-deep', line } };
  try {
    return { is: unwrapped(JSON.parse(json)) };
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? json.length);
    const within = json.slice(0, position).split('\n').length - 1;
    return { fault: { code: 'not-readable', says: quoted(message), line: line + within } };
  }
}

const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'ohh' in value ? value.ohh : value;

/** The line of a place, from 1; places are asked for in their order. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    while (next !== -1 && next < at) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
