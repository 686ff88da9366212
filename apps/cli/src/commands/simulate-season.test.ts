import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

describe('riffle simulate-season', () => {
  it('plays a season to its end and says what came of it', async () => {
    const { code, out } = await riffle(['simulate-season', '--seed', '1', '--teams', '4', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, seed: '1', tables: [{ division: '1' }, { division: '2' }] });
    const told = await riffle(['simulate-season', '--seed', '1', '--teams', '4', '--lang', 'en']);
    expect(told.out).toContain('Division 1, final table');
  });

  it.each([
    [[], 'riffle: --seed fehlt.\n'],
    [['--seed', '1', '--teams', '19'], 'riffle: --teams muss eine ganze Zahl von 2 bis 18 sein.\n'],
    [
      ['--seed', '1', '--profile', 'plain'],
      'riffle: Mit dem Profil „plain“ lässt sich keine Saison spielen. Es gibt: oepbl.\n',
    ],
  ])('says how it is called: %j', async (args, err) => {
    expect(await riffle(['simulate-season', ...args])).toMatchObject({ code: 2, err });
  });
});
