import { rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';

const simulate = (rulebook: string, ...more: readonly string[]) =>
  riffle(['simulate', '--players', '30', '--rulebook', rulebook, '--seed', '7', ...more]);
type Simulated = {
  readonly places: readonly { readonly place: number; readonly sharedBy?: number; readonly player: string }[];
  readonly turnedAway: readonly string[];
  readonly seconds: number;
};

describe('riffle simulate', () => {
  it.each(rulebooks.map(({ id }) => id))('plays a whole night by %s and prints JSON only', async (id) => {
    const { code, out, err } = await simulate(id, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const night = JSON.parse(out) as Simulated;
    expect(night).toMatchObject({ players: 30, rulebook: { id }, seed: '7', hands: expect.any(Number) });
    expect(night).toMatchObject({ commits: expect.any(Number), seconds: expect.any(Number) });
    expect(new Set(night.places.map(({ player }) => player)).size).toBe(30);
    expect(night.places[0]?.place).toBe(1);
  });
  it('plays the same night for the same seed', async () => {
    const nights = await Promise.all([simulate('pvb', '--json'), simulate('pvb', '--json')]);
    const [one, two] = nights.map(({ out }) => ({ ...(JSON.parse(out) as Simulated), seconds: 0 }));
    expect(one).toEqual(two);
  });
  it('tells it to people without --json', async () => {
    const { out } = await simulate('pvb', '--tables', '5');
    expect(out).toMatch(/^30 Spieler nach pvb, Startwert 7\n/);
    expect(out).toMatch(/\n +1\. {2}\S+/);
    expect(out).toMatch(/Hände, \d+ Schritte/);
  });
  it('says who came too late to play', async () => {
    const late = ['simulate', '--players', '364', '--rulebook', 'oepbl', '--seed', 'bench 72'];
    const { code, out } = await riffle(late);
    expect(code).toBe(0);
    expect(out).toMatch(/\nZu spät gekommen und abgewiesen: 4\n/);
    const { places, turnedAway } = JSON.parse((await riffle([...late, '--json'])).out) as Simulated;
    expect([places.length, turnedAway.length]).toEqual([360, 4]);
  });
  it('names the rulebooks that there are', async () => {
    const { code, err } = await simulate('xyz', '--json');
    expect(code).toBe(1);
    expect(err).toMatch(/„xyz“.*pvb/);
  });
  it('names the occasions that there are', async () => {
    const withOccasions = rulebooks.find(({ occasions }) => occasions.length > 0);
    const { code, err } = await simulate(withOccasions?.id ?? '', '--occasion', 'xyz');
    expect(code).toBe(1);
    expect(err).toContain(withOccasions?.occasions[0]?.id ?? '?');
  });
});

describe('riffle simulate --form', () => {
  it.each([
    ['sitAndGo', 'oepbl', ['--occasion', 'sitAndGo']],
    ['shootOut', 'pvb', []],
    ['headsUp', 'gcb', []],
    ['heats', 'oepbl', []],
  ] as const)('plays %s by %s, and whoever came has a place', async (form, book, more) => {
    const { code, out, err } = await simulate(book, '--form', form, ...more, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const night = JSON.parse(out) as Simulated;
    expect(night).toMatchObject({ form, players: 30 });
    expect(night.places.length + night.turnedAway.length).toBe(30);
  });
  it('plays two flights and a last day, by chance or hand by hand, and says what went on', async () => {
    for (const more of [[], ['--hands']]) {
      const { code, out } = await simulate('tda55', '--form', 'days', ...more, '--json');
      const event = JSON.parse(out) as Simulated & { readonly people: number; readonly carried: number };
      expect(code).toBe(0);
      expect(event.carried).toBeGreaterThan(1);
      expect(new Set(event.places.map(({ player }) => player)).size).toBe(event.people);
      expect(event.places[0]).toMatchObject({ place: 1, part: 'day-2' });
    }
    expect((await simulate('tda55', '--form', 'days')).out).toMatch(/ Stacks weiter, \d+ Chips verfallen/);
  });
  it('says why a rulebook knows no such form, which forms there are, and what is not played hand by hand', async () => {
    const heats = await simulate('pvb', '--form', 'heats');
    expect([heats.code, heats.err]).toEqual([1, expect.stringContaining('übernimmt niemand den Stack')]);
    const other = await simulate('pvb', '--form', 'xyz');
    expect([other.code, other.err]).toEqual([1, expect.stringMatching(/„xyz“.*sitAndGo.*days/)]);
    expect((await simulate('pvb', '--form', 'shootOut', '--hands')).code).toBe(2);
  });
});

type ByHand = Simulated & {
  readonly engine: string;
  readonly length: number;
  readonly hands: number;
  readonly levels: readonly { readonly level: number; readonly hands: number; readonly out: number }[];
};

describe('riffle simulate --hands', () => {
  const byHand = (...more: readonly string[]) => simulate('pvb', '--hands', ...more);
  it('plays hand by hand and reports hands, length and who went out by level as JSON', async () => {
    const { code, out, err } = await byHand('--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const night = JSON.parse(out) as ByHand;
    expect(night).toMatchObject({ players: 30, rulebook: { id: 'pvb' }, seed: '7', engine: 'fast' });
    expect(night.places).toHaveLength(30);
    expect(night.length).toBeGreaterThan(3_600_000);
    const all = night.levels.reduce(
      (sum, { hands, out: gone }) => ({ hands: sum.hands + hands, out: sum.out + gone }),
      {
        hands: 0,
        out: 0,
      },
    );
    expect(all).toEqual({ hands: night.hands, out: 29 });
  });
  it('plays the same night command by command', async () => {
    const [fast, exact] = await Promise.all([byHand('--json'), byHand('--exact', '--json')]);
    const [one, two] = [fast, exact].map(({ out }) => JSON.parse(out) as ByHand);
    expect(two?.engine).toBe('exact');
    expect({ ...two, engine: 'fast', seconds: 0 }).toEqual({ ...one, seconds: 0 });
  });
  it('tells it to people in both languages', async () => {
    const { out } = await byHand('--structure', 'quick');
    expect(out).toMatch(/\nDauer \d:\d\d h, \d+ Hände\n\nLevel +Big Blind +Hände +raus +übrig\n +1 +50 /);
    const english = await riffle([
      'simulate',
      '--players',
      '9',
      '--rulebook',
      'gcb',
      '--seed',
      '7',
      '--hands',
      '--lang',
      'en',
    ]);
    expect(english.out).toMatch(/\nLength \d:\d\d h, \d+ hands\n/);
  });
  it.each([
    [['--exact'], '--exact geht nur mit --hands.'],
    [['--structure', 'quick'], '--structure geht nur mit --hands.'],
  ])('refuses %s without it', async (flags, said) => {
    const { code, out, err } = await simulate('pvb', ...flags);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });
  it('names the structures that there are', async () => {
    const { code, err } = await byHand('--structure', 'endless');
    expect(code).toBe(1);
    expect(err).toMatch(/„endless“.*clubNight/);
  });
});
