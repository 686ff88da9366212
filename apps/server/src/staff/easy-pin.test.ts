import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { isEasy } from './easy-pin.ts';
import { newPin } from './pin.ts';

it.each([
  ['one digit', '000000', '99999999', 'aaaaaa'],
  ['a run', '123456', '654321', '890123', '210987', '12345678'],
  ['a piece said again', '121212', '123123', '12121212', 'ababab', '1231231'],
  ['said backwards', '123321', '480084'],
  ['pairs in a row', '112233', '998877'],
  ['a date', '241275', '122475', '751224', '24121975', '19751224', '29021980'],
  ['a row of letters', 'abcdef', 'qwertz', 'qwerty', 'QWERTZ', 'fedcba', 'asdfgh', 'yxcvbn', '1q2w3e'],
  ['a word', 'password', 'Passwort', 'PASSWORD1', 'p4ssw0rd', 'geheim', 'poker2026', 'abc123', 'riffle!'],
  ['drawn in another way', '１２３４５６', '２４１２７５', '①②③④⑤⑥', '12 34 56', '24.12.75', 'ａｂｃｄｅｆ'],
  ['what many use', '159753', '147258', '007007', '314159'],
])('%s is guessed at once', (_, ...pins) => {
  expect(pins.filter((pin) => !isEasy(pin))).toEqual([]);
});

it('leaves nine of ten, and whatever is longer and has no pattern', () => {
  const drawn = Array.from({ length: 5_000 }, () => String(randomInt(1_000_000)).padStart(6, '0'));
  expect(drawn.filter(isEasy).length).toBeLessThan(750);
  expect(['482913', '90417362', 'drei alte Karten', '4711kreuz'].filter(isEasy)).toEqual([]);
});

it('is never given by Riffle itself', () => {
  expect(Array.from({ length: 500 }, () => newPin(isEasy)).filter(isEasy)).toEqual([]);
});
