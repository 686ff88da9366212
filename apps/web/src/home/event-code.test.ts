import { expect, it } from 'vitest';
import { eventCode } from './event-code.ts';

it.each([
  ['k7qx', 'K7QX'],
  [' K7 QX ', 'K7QX'],
  ['k7-qx', 'K7QX'],
  ['http://192.168.1.20:4300/e/K7QX', 'K7QX'],
  ['https://riffle.example/wall/k7qx?x=1', 'k7qx'],
  ['', undefined],
  ['../etc', undefined],
  ['/e/%E0%A4%A', undefined],
])('%j leads to %s', (typed, code) => {
  expect(eventCode(typed)).toBe(code);
});
