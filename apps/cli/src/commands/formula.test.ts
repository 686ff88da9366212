import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

describe('riffle formula', () => {
  it('says what a formula is worth, in words and as JSON', async () => {
    const args = ['formula', 'log((n + 1) / r)', '--set', 'n=40', '--set', 'r=3'];
    expect(await riffle(args)).toEqual({ code: 0, out: '2,61496\n', err: '' });
    expect((await riffle([...args, '--lang', 'en'])).out).toBe('2.61496\n');
    expect(JSON.parse((await riffle([...args, '--json'])).out)).toEqual({ value: Math.log(41 / 3) });
  });

  it('takes lists, and gives them', async () => {
    const best = (text: string, ...more: readonly string[]) =>
      riffle(['formula', text, '--set', 'listPoints=12.5,3,20', ...more]);
    expect((await best('sum(top(2, listPoints))')).out).toBe('32,5\n');
    expect((await best('top(2, listPoints)')).out).toBe('20; 12,5\n');
    expect(JSON.parse((await best('top(2, listPoints)', '--json')).out)).toEqual({ value: [20, 12.5] });
    expect((await riffle(['formula', 'count(scores)', '--set', 'scores='])).out).toBe('0\n');
  });

  it('makes a table over one name', async () => {
    const args = ['formula', '(1 - r / (n + 1)) * 100', '--set', 'n=9', '--over', 'r=9..11'];
    expect((await riffle(args)).out).toBe(' r  Wert\n 9    10\n10     0\n11   -10\n');
    expect(JSON.parse((await riffle([...args, '--json'])).out)).toEqual({
      over: 'r',
      values: [
        { at: 9, value: expect.closeTo(10, 9) },
        { at: 10, value: 0 },
        { at: 11, value: expect.closeTo(-10, 9) },
      ],
    });
  });

  it.each([
    [['1 / r', '--over', 'r=-1..1'], 1, 'r = 0: Zeile 1, Zeichen 3: Durch 0 lässt sich nicht teilen.'],
    [
      ['random()'],
      1,
      'Zeile 1, Zeichen 1: random() gibt es nicht: Eine Formel muss bei jedem Nachrechnen dasselbe ergeben.',
    ],
    [['n + x', '--set', 'n=1'], 1, 'Zeile 1, Zeichen 5: „x“ hat keinen Wert. Einen haben: n.'],
    [['1 +\n'], 1, 'Zeile 2, Zeichen 1: Hier fehlt eine Zahl, ein Name oder eine Klammer.'],
    [[], 2, 'Die Formel fehlt, in einfachen Anführungszeichen.'],
    [['1', '2'], 2, '„2“ ist zu viel.'],
    [
      ['1', '--set', 'n=1,x'],
      2,
      '--set „n=1,x“ ist kein Wert: name=40 oder für eine Liste name=12.5,9,30, mit Dezimalpunkt.',
    ],
    [['1', '--set', 'n=1', '--set', 'N=2'], 2, '„N“ hat zwei Werte.'],
    [['1', '--set', 'n=1', '--over', 'N=1..2'], 2, '„N“ hat zwei Werte.'],
    [
      ['1', '--over', 'n=1..1001'],
      2,
      '--over „n=1..1001“ ist keine Folge: name=1..40 mit ganzen Zahlen, höchstens 1000 davon.',
    ],
  ])('refuses %j', async (args, code, why) => {
    expect(await riffle(['formula', ...args])).toEqual({ code, out: '', err: `riffle: ${why}\n` });
  });
});
