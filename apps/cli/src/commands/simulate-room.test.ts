import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

const room = (...args: readonly string[]) => riffle(['simulate-room', ...args]);

describe('riffle simulate-room', () => {
  it('plays an evening to its last guest and says what came of it', async () => {
    const short = ['--rulebook', 'gcb', '--seed', '1', '--guests', '30', '--tables', '3', '--hours', '3'];
    const { code, out } = await room(...short, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, seed: '1', report: { guests: 30, hours: { length: 4 } } });
    const told = (await room(...short, '--lang', 'en')).out;
    expect(told).toContain('30 guests, ');
    expect(told.split('\n')[3]).toBe('hour  tables  seated  waiting  from the list  wait');
  });

  it.each([
    [['--rulebook', 'gcb'], 2, 'riffle: --seed fehlt.\n'],
    [['--seed', '1'], 2, 'riffle: --rulebook fehlt.\n'],
    [
      ['--rulebook', 'gcb', '--seed', '1', '--hours', '25'],
      2,
      'riffle: --hours muss eine ganze Zahl von 1 bis 24 sein.\n',
    ],
  ])('says how it is called: %j', async (args, code, err) => {
    expect(await room(...args)).toMatchObject({ code, err });
  });

  it('says which rulebooks there are', async () => {
    const { code, err } = await room('--rulebook', 'xyz', '--seed', '1');
    expect(code).toBe(1);
    expect(err).toContain('gcb');
  });
});
