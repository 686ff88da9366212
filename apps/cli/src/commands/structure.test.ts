import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

const structure = (...args: readonly string[]) => riffle(['structure', ...args]);

describe('riffle structure', () => {
  it('proposes levels, breaks and colour-ups up to the wished end', async () => {
    const { out, code } = await structure('--players', '30', '--level', '15', '--end', '23:30');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Level {2}Blinds +Minuten +Ab {2}BB im Spiel$/);
    expect(lines[1]).toMatch(/^ +1 {2}50\/100 +15 {2}19:30 +3000$/);
    expect(out).toMatch(/Pause: 25 raus/);
    expect(out).toMatch(/Ende erwartet: 23:[23]\d/);
    expect(out).toMatch(/In simulierten Nächten: gegen \d\d:\d\d, in acht von zehn zwischen \d\d:\d\d und \d\d:\d\d/);
    expect(out).toMatch(/Einträge und Rebuys bis Ende Level \d/);
  });

  it('is the same as JSON, in chips and milliseconds', async () => {
    const { out } = await structure('--players', '30', '--length', '240', '--json', '--antes', 'none');
    const proposal = JSON.parse(out) as { readonly levels: readonly unknown[] };
    expect(proposal).toMatchObject({ chipsInPlay: 300_000, shortfalls: [] });
    expect(proposal.levels[0]).toEqual({
      kind: 'play',
      duration: 1_200_000,
      smallBlind: 50,
      bigBlind: 100,
      ante: 0,
      anteForm: 'none',
    });
  });

  it('says what cannot be, and what is the nearest', async () => {
    const { out } = await structure('--players', '2', '--stack', '1000', '--length', '600', '--lang', 'en');
    expect(out).toMatch(/It does not last that long: .* instead of 10.h.00.min/);
  });

  it.each([
    [['--length', '60'], '--players fehlt.'],
    [['--players', '1', '--length', '60'], '--players muss eine ganze Zahl von 2 bis 10000 sein.'],
    [
      ['--players', '9'],
      'Wie lange es dauern soll, sagt --length (in Minuten) oder --end (Uhrzeit), und nur eines von beiden.',
    ],
    [['--players', '9', '--end', '25:00'], '--end braucht eine Uhrzeit wie 19:30.'],
    [
      ['--players', '9', '--length', '60', '--antes', 'all'],
      'Antes „all“ gibt es nicht. Es gibt: none, everyone, bigBlind.',
    ],
  ])('refuses %j', async (args, why) => {
    expect(await structure(...args)).toMatchObject({ code: 2, out: '', err: `riffle: ${why}\n` });
  });
});
