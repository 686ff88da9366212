import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

const icm = (stacks: string, prizes: string, ...more: readonly string[]) =>
  riffle(['icm', '--stacks', stacks, '--prizes', prizes, ...more]);

describe('riffle icm', () => {
  it('says what each stack is worth, exactly and in cents that add up', async () => {
    const { out, code } = await icm('5000,3000,2000', '50000,30000,20000', '--json');
    const { equities, shares, method } = JSON.parse(out) as {
      equities: number[];
      shares: number[];
      method: string;
    };
    expect(code).toBe(0);
    expect(method).toBe('malmuth-harville');
    expect(equities[0]).toBeCloseTo(38_392.857_142_857, 6);
    expect(shares).toEqual([38_393, 32_750, 28_857]);
  });

  it('does a thousand stacks and 150 prizes, and shares what there is to the cent', async () => {
    const stacks = Array.from({ length: 1_000 }, (_, nth) => 1_000 + ((nth * 48_271) % 90_000)).join(',');
    const prizes = Array.from({ length: 150 }, (_, nth) => Math.round(1_000_000 / (nth + 1)));
    const { code, out } = await icm(stacks, prizes.join(','), '--json');
    expect(code).toBe(0);
    const { shares } = JSON.parse(out) as { shares: readonly number[] };
    const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
    expect(shares).toHaveLength(1_000);
    expect(sum(shares)).toBe(sum(prizes));
  });

  it('says it in words', async () => {
    const { out } = await icm('3000, 1000', '6000,4000', '--lang', 'de');
    expect(out).toContain('3.000  55,00');
    expect(out).toContain('1.000  45,00');
  });

  it('shares by chips or evenly, and leaves something to play for', async () => {
    const shares = async (...more: readonly string[]) =>
      (JSON.parse((await icm('9000,900,100', '50000,30000,20000', '--json', ...more)).out) as { shares: number[] })
        .shares;
    expect(await shares('--method', 'chips', '--left', '10000')).toEqual([47_000, 22_700, 20_300]);
    expect(await shares('--method', 'even')).toEqual([33_334, 33_333, 33_333]);
    const told = await icm('9000,900,100', '50000,30000,20000', '--method', 'even', '--lang', 'de');
    expect(told.out).toContain('Gleich geteilt');
  });

  it.each([
    [['--method', 'fair'], 2, '„fair“ teilt keinen Deal: malmuth-harville, chips, even.'],
    [['--left', '0.5'], 2, '--left braucht eine ganze Zahl von 0 bis 100000000000.'],
    [['--left', '1'], 1, 'Höchstens 0 Cent können ausgespielt werden: Den nächsten Preis hat jeder schon.'],
  ])('refuses %s', async (more, code, why) => {
    expect(await icm('5,5', '30,30', '--lang', 'de', ...more)).toMatchObject({
      code,
      out: '',
      err: `riffle: ${why}\n`,
    });
  });

  it.each([
    ['5000', '100', 1, 'Für einen Deal braucht es 2 bis 1000 Stacks.'],
    ['5,5', '3,2,1', 1, 'Es sind mehr Preise (3) als Spieler (2): Die letzten gehören niemandem.'],
    ['5,5', '3,4', 1, 'Der Preis für Platz 2 ist höher als der davor.'],
    ['5,5', '0', 1, 'Es gibt keinen Preis zu teilen.'],
    ['5,0', '3', 2, '--stacks braucht ganze Zahlen von 1 bis 1000000000, durch Kommas getrennt.'],
    ['5,x', '3', 2, '--stacks braucht ganze Zahlen von 1 bis 1000000000, durch Kommas getrennt.'],
    ['5,5', '3.5', 2, '--prizes braucht ganze Zahlen von 0 bis 100000000000, durch Kommas getrennt.'],
  ])('refuses %s for %s', async (stacks, prizes, code, why) => {
    const ran = await icm(stacks, prizes, '--lang', 'de');
    expect(ran).toMatchObject({ code, out: '', err: `riffle: ${why}\n` });
  });

  it('needs both lists', async () => {
    expect((await riffle(['icm', '--stacks', '1,2', '--lang', 'de'])).err).toBe('riffle: --prizes fehlt.\n');
    expect((await riffle(['icm', '--prizes', '1', '--lang', 'de'])).err).toBe('riffle: --stacks fehlt.\n');
  });
});
