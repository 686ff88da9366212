import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { READY_PLANS, readyPlan } from '@riffle/money';
import { afterAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const prizes = (...args: readonly string[]) => riffle(['prizes', ...args]);

const scratch = scratchFolder();
afterAll(scratch.remove);

describe('riffle prizes', () => {
  it('says what each place wins, by the table that clubs use', async () => {
    const { out, code } = await prizes('--entries', '32', '--each', '2000');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 6)).toEqual([
      '1.    245,00',
      '2.    145,00',
      '3.    110,00',
      '4.     80,00',
      '5.     60,00',
      'Topf  640,00',
    ]);
  });

  it('says what the house adds for a guarantee, in JSON to the cent', async () => {
    const { out } = await prizes(
      '--entries',
      '10',
      '--each',
      '2000',
      '--guarantee',
      '50000',
      '--plan',
      'topThree',
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({
      entries: 10,
      pool: { paidIn: 20_000, overlay: 30_000, total: 50_000 },
      prizes: {
        places: [
          { place: 1, money: 25_000 },
          { place: 2, money: 15_000 },
          { place: 3, money: 10_000 },
        ],
      },
    });
  });

  it('says all fields from 2 to 500, as a table for reading and for a spreadsheet', async () => {
    const table = (await prizes('--all', '--each', '2000')).out.trimEnd().split('\n');
    expect(table).toHaveLength(500);
    expect(table[0]).toMatch(/Einträge +Topf +Bezahlt +1\. +2\./);
    const csv = (await prizes('--all', '--each', '2000', '--csv')).out.split('\r\n');
    expect(csv[1]).toMatch(/^2;40,00;0,00;0,00;0,00;0,00;40,00;/);
  });

  it('takes a plan from a file, as it writes one', async () => {
    const path = join(scratch.path, 'plan.json');
    const { out } = await prizes('--plan', 'topThree', '--show');
    expect(JSON.parse(out)).toEqual(readyPlan('topThree'));
    await writeFile(
      path,
      JSON.stringify({ ...readyPlan('topThree'), least: 4000, things: [{ place: 1, thing: 'Pokal' }] }),
    );
    const told = (await prizes('--plan', path, '--entries', '8', '--pool', '10000')).out;
    expect(told).toContain('Pokal');
    expect(told).toContain('2 statt 3 Plätze, damit jeder mindestens 40,00 bekommt.');
    await writeFile(path, JSON.stringify({ places: { by: 'list', rows: [{ share: 200 }, { share: 300 }] } }));
    expect(await prizes('--plan', path, '--entries', '8', '--pool', '10000')).toMatchObject({
      code: 1,
      err: 'riffle: Plätze (Platz 2): Ein schlechterer Platz bekäme mehr als ein besserer.\n',
    });
  });

  it.each([
    [
      ['--entries', '8'],
      'Was im Topf ist, sagt --pool (im Ganzen) oder --each (je Eintrag), und nur eines von beiden.',
    ],
    [['--pool', '100'], '--entries fehlt.'],
    [['--pool', '1.5', '--entries', '8'], '--pool braucht eine ganze Zahl von 0 bis 100000000000.'],
    [
      ['--plan', 'fair', '--pool', '1'],
      `Den Preisplan „fair“ gibt es nicht. Es gibt: ${READY_PLANS.join(', ')}, oder eine Datei.`,
    ],
  ])('refuses %j', async (args, why) => {
    expect(await prizes(...args)).toMatchObject({ code: 2, out: '', err: `riffle: ${why}\n` });
  });
});
