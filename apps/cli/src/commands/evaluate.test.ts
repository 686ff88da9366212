import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

type Ranked = { readonly rank: number; readonly name: { readonly de: string; readonly en: string } };
type Line = { readonly hand: string; readonly high: Ranked; readonly low?: Ranked };
const evaluate = async (...args: readonly string[]): Promise<readonly Line[]> => {
  const { out } = await riffle(['evaluate', '--json', ...args]);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
};

describe('riffle evaluate', () => {
  it('ranks hands on a board and names them in both languages', async () => {
    const [full, quads, board] = await evaluate('--board', 'Qs Qd 7c 7h 3s', 'Qh2d', 'AsKs', 'QcJd');
    expect(full?.high.name).toEqual({ de: 'Full House, Damen über Siebenen', en: 'Full House, Queens over Sevens' });
    expect(full?.high.rank).toBe(board?.high.rank);
    expect(quads?.high.rank).toBeLessThan(full?.high.rank ?? 0);
  });
  it('reads cards as people write them', async () => {
    const [one, two] = await evaluate('--board', '10S,9s,2c', 'as 3d', 'AS3D');
    expect(one).toEqual(two);
  });
  it('needs exactly two own cards in Omaha, and says the low as well', async () => {
    const [hand] = await evaluate('--game', 'omaha-hi-lo', '--board', 'As2d3c9hTd', '4s5sKdKh');
    expect(hand?.high.name.en).toBe('Straight to the Five');
    expect(hand?.low?.rank).toBeGreaterThan(0);
    const [none] = await evaluate('--game', 'omaha-hi-lo', '--board', 'AsKd3c9hTd', '4s5sKhQh');
    expect(none?.low).toMatchObject({ rank: 0 });
  });
  it.each([
    ['short-deck', ['--board', 'As9s8s7h6d', 'KsQs', 'AhAd']],
    ['stud', ['As2d3c4h5d9sKh', '2h2c3h3d4c']],
    ['razz', ['As2d3c4h5d9sKh', 'KdKcQsJhTd']],
    ['draw-27', ['2s3d4c5h7d', 'AsAdAcAhKs']],
    ['badugi', ['As2d3c4h', 'AsAd3c4h']],
  ])('knows %s', async (game, hands) => {
    const ran = await riffle(['evaluate', '--game', game, ...hands]);
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    expect(ran.out).toContain('gewinnt');
  });
  it.each([
    [['evaluate', '--game', 'whist', 'AsKd'], 1, 'whist'],
    [['evaluate', '--board', 'AsKdQc', 'AsKh'], 1, 'As'],
    [['evaluate', '--board', 'AsKdQc', 'Zz'], 1, 'Zz'],
    [['evaluate', '--board', 'AsKdQc', 'KhQhJh'], 1, '(2)'],
    [['evaluate', '--game', 'razz', '--board', 'AsKdQc', 'KhQhJh'], 1, 'razz'],
    [['evaluate'], 2, 'HAND'],
  ])('%j ends with %i', async (args, code, about) => {
    const ran = await riffle(args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(about);
  });
});

describe('riffle equity', () => {
  it('counts hold’em exactly', async () => {
    const { out } = await riffle(['equity', 'AsAd', 'KhKc', '--json']);
    const { by, runOuts, hands } = JSON.parse(out) as { by: string; runOuts: number; hands: { share: number }[] };
    expect({ by, runOuts }).toEqual({ by: 'counting', runOuts: 1_712_304 });
    expect(hands[0]?.share).toBeCloseTo(0.8126, 3);
  });
  it('samples where counting takes too long, and says the error', async () => {
    const { out } = await riffle(['equity', '--game', 'omaha', 'AsAdKhKc', '-', '--samples', '20000', '--lang', 'en']);
    expect(out).toMatch(/^AsAdKhKc {2}\d\d\.\d\d% ± 0\.\d\d%/);
    expect(out).toContain('20,000 samples');
  });
  it('takes several boards and dead cards', async () => {
    const { out } = await riffle([
      ...['equity', 'AsAd', 'KhKc', '--board', '2c3d4h', '--board', '2c3d4h', '--dead', 'AhAc', '--json'],
    ]);
    expect(JSON.parse(out)).toMatchObject({ by: 'counting', hands: [{ error: 0 }, { error: 0 }] });
  });
  it.each([
    [['equity', 'AsAd'], 1, 'zwei Hände'],
    [['equity', 'AsAd', 'AsKd'], 1, 'As'],
    [['equity', '--game', 'short-deck', '2s2d', 'AsKd'], 1, '2s'],
    [['equity', '--game', 'badugi', '2s2d', 'AsKd'], 1, 'badugi'],
    [['equity', 'AsAdAc', '-'], 1, 'höchstens 2'],
    [['equity'], 2, 'HAND'],
  ])('%j ends with %i', async (args, code, about) => {
    const ran = await riffle(args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(about);
  });
});
