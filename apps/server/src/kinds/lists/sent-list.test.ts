import { describe, expect, it } from 'vitest';
import { linesIn } from './sent-list.ts';

describe('the lines of a list', () => {
  it.each([
    ['a line feed', '\n'],
    ['a carriage return, as old spreadsheets write', '\r'],
    ['both', '\r\n'],
  ])('are counted before it is read, whether they end with %s', (_, end) => {
    expect(linesIn(Buffer.from(['Name', 'Anna Adler', 'Bert Bauer'].join(end)))).toBe(3);
    expect(linesIn(Buffer.from(['Name', 'Anna Adler', 'Bert Bauer'].join(end), 'utf16le'))).toBe(3);
  });
});
