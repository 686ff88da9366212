import { expect, it } from 'vitest';
import { isEmail, parseDay } from './day.ts';

it.each([
  ['31.12.1980', '1980-12-31'],
  ['1.2.1980', '1980-02-01'],
  ['01/02/1980', '1980-02-01'],
  ['1980-02-01', '1980-02-01'],
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', undefined],
  ['31.04.1980', undefined],
  ['12.31.1980', undefined],
  ['1.2.80', undefined],
  ['01.01.0080', undefined],
  ['unbekannt', undefined],
])('%s is the day %s', (text, day) => expect(parseDay(text)).toBe(day));

it.each([
  ['a@b.de', true],
  ['jörg.kühn+poker@pik-ass.example', true],
  ['a@b', false],
  ['a b@c.de', false],
  ['@b.de', false],
  ['keine', false],
])('%s as an address: %s', (text, is) => expect(isEmail(text)).toBe(is));
