import { type Actor, toInstant } from '@riffle/aggregate';
import { sumChips, toChips } from '@riffle/cards';
import { balance, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLeft } from '../day-end/day-left.ts';
import { chipsInPlay } from '../figures.ts';
import { toBustOutId, toEntryId } from '../ids.ts';
import { bounties } from '../money/bounties.ts';
import { moneyFaults } from '../money/faults.ts';
import { MONEY, WITH_BOUNTY } from '../money/testing.ts';
import { inPlay } from '../seating-index.ts';
import { minutes, toMillis } from '../structure.ts';
import { Evening } from '../testing.ts';
import { carriedInto } from './carry.ts';
import type { MultiDayCommand } from './command.ts';
import type { MultiDayEvent } from './event.ts';
import { multiDay } from './multi-day.ts';
import { placed } from './placed.ts';
import { type Carries, type MultiDay, type MultiDaySetup, type Part, type Told, toPartId } from './state.ts';

const DORA: Actor = { id: 'dora', role: 'director' };
const [a, b, two] = [toPartId('a'), toPartId('b'), toPartId('two')];
const setup = (carries: Carries = 'best'): MultiDaySetup => ({
  name: 'Summer',
  carries,
  parts: [
    { id: a, name: '1A', feeds: two, night: 'night-a' },
    { id: b, name: '1B', feeds: two, night: 'night-b' },
    { id: two, name: 'Day 2' },
  ],
});

/** An event that is told what happens, one after the other. */
class Told2 {
  state: MultiDay = multiDay.initial;
  events: MultiDayEvent[] = [];
  ask(command: MultiDayCommand) {
    const decided = multiDay.decide(this.state, command, { now: toInstant(1), actor: DORA, random: () => 0 });
    if (!decided.ok) return decided.refusal;
    for (const event of decided.value) {
      expect(multiDay.fits(this.state, event), event.type).toBe(true);
      this.state = multiDay.evolve(this.state, event);
      this.events.push(event);
    }
    return undefined;
  }
}
const founded = (carries: Carries = 'best'): Told2 => {
  const event = new Told2();
  event.ask({ type: 'Found', setup: setup(carries) });
  return event;
};

/** Of a night that is over: stacks by person, and who is out, best first, with the minutes that he played. */
function over(
  stacks: { readonly [person: string]: number },
  out: readonly (readonly [person: string, minutes: number])[] = [],
  across: 'longerPlayed' | 'fewerLeft' = 'longerPlayed',
): Told {
  const bagged = Object.entries(stacks).map(([person, chips]) => ({
    ...{ entry: toEntryId(`e-${person}`), person: toPersonId(person), chips: toChips(chips) },
  }));
  return {
    stage: 'over',
    entries: bagged.length + out.length,
    day: {
      bagged,
      out: out.map(([person, played], index) => ({
        ...{ entry: toEntryId(`e-${person}`), person: toPersonId(person), left: bagged.length + index },
        played: minutes(played),
      })),
      ...{ chips: sumChips(bagged.map(({ chips }) => chips)), off: 0, pool: toCents(1_000), penalties: 0 },
      sold: { entries: bagged.length + out.length, rebuys: 0, addOns: 0 },
      ...{ across: { name: 'elimination.acrossFlights', value: across, refs: [] } as never, currency: 'EUR' },
      start: { level: 3, remaining: minutes(20) },
    },
  };
}

describe('a day that was opened', () => {
  const told = (): Told2 => {
    const event = new Told2();
    const three = toPartId('three');
    const parts: readonly Part[] = [
      { id: a, name: '1A', feeds: two, night: 'night-a' },
      { id: two, name: 'Day 2', feeds: three, through: 8 },
      { id: three, name: 'Day 3' },
    ];
    event.ask({ type: 'Found', setup: { name: 'Summer', carries: 'best', parts } });
    event.ask({ type: 'TellDay', part: a, told: over({ anna: 30_000, ben: 12_000 }) });
    return event;
  };
  const endingWith = ({ state }: Told2, through: number): readonly Part[] =>
    (state.setup?.parts ?? []).map((part) => (part.id === two ? { ...part, through } : part));

  it('ends as its own night says; before, the event says with which level', () => {
    const event = told();
    expect(event.ask({ type: 'Change', changes: { parts: endingWith(event, 9) } })).toBeUndefined();
    event.ask({ type: 'OpenDay', part: two, night: 'night-2' });
    const late = { type: 'Change', changes: { parts: endingWith(event, 10) } } as const;
    expect(event.ask(late)).toEqual({ code: 'day-opened', part: 'Day 2' });
    event.ask({ type: 'TellDay', part: two, told: { stage: 'play', entries: 0, through: 11 } });
    const shown = multiDay.view(event.state, 'staff').parts;
    expect(shown.find(({ id }) => id === two)?.through).toBe(11);
  });

  it('is closed again when its opening is taken back, with what its night has told', () => {
    const event = told();
    event.ask({ type: 'OpenDay', part: two, night: 'night-2' });
    event.ask({ type: 'TellDay', part: two, told: { stage: 'play', entries: 0 } });
    const [playing] = event.events.slice(-1);
    const before = event.events.slice(0, -2).reduce(multiDay.evolve, multiDay.initial);
    expect(playing && multiDay.fits(before, playing)).toBe(false);
    expect(multiDay.view(before, 'staff').parts.find(({ id }) => id === two)).toMatchObject({
      ...{ stage: 'closed', mayOpen: true, through: 8 },
    });
  });
});

describe('what goes on from flights', () => {
  const told = (carries: Carries): Told2 => {
    const event = founded(carries);
    event.ask({ type: 'TellDay', part: a, told: over({ anna: 30_000, ben: 12_000 }) });
    event.ask({ type: 'TellDay', part: b, told: over({ anna: 20_000, carl: 8_000 }) });
    return event;
  };

  it('is the better stack of who bagged twice, and the other is forfeited', () => {
    const carried = carriedInto(told('best').state, two);
    expect(carried?.stacks.map(({ person, chips }) => [person, chips])).toEqual([
      ['anna', 30_000],
      ['ben', 12_000],
      ['carl', 8_000],
    ]);
    expect(carried?.forfeited).toEqual([{ person: 'anna', part: b, chips: 20_000 }]);
  });

  it('is all of them where the event says so', () => {
    const carried = carriedInto(told('all').state, two);
    expect(carried?.stacks[0]).toMatchObject({ person: 'anna', chips: 50_000, from: [{ part: a }, { part: b }] });
    expect(carried?.forfeited).toEqual([]);
  });

  it('waits for every flight, and says for which', () => {
    const event = founded();
    event.ask({ type: 'TellDay', part: a, told: over({ anna: 1 }) });
    expect(event.ask({ type: 'OpenDay', part: two, night: 'n' })).toEqual({ code: 'flights-not-over', parts: ['1B'] });
    event.ask({ type: 'TellDay', part: b, told: over({}) });
    expect(event.ask({ type: 'OpenDay', part: two, night: 'n' })).toBeUndefined();
    expect(event.ask({ type: 'OpenDay', part: two, night: 'n' })).toEqual({ code: 'day-opened', part: 'Day 2' });
    expect(event.ask({ type: 'Change', changes: { carries: 'all' } })).toEqual({ code: 'day-opened', part: 'Day 2' });
    expect(event.ask({ type: 'Change', changes: { name: 'Autumn' } })).toBeUndefined();
  });

  it('is said to be otherwise once a flight says otherwise', () => {
    const event = told('best');
    event.ask({ type: 'OpenDay', part: two, night: 'n' });
    const part = () => multiDay.view(event.state, 'staff').parts.find(({ id }) => id === two);
    expect(part()?.changed).toBeUndefined();
    event.ask({ type: 'TellDay', part: b, told: { stage: 'play', entries: 2 } });
    expect(part()?.changed).toBe(true);
  });

  it('tells the room no person', () => {
    const event = told('best');
    expect(JSON.stringify(multiDay.view(event.state, 'room'))).not.toMatch(/anna|carl/);
  });
});

describe('places across flights', () => {
  const at = (across: 'longerPlayed' | 'fewerLeft', more: Parameters<typeof over>[1] = []) => {
    const event = founded();
    event.ask({
      ...{ type: 'TellDay', part: a },
      told: over({ anna: 10 }, [['dora', 200], ['emil', 100], ...more], across),
    });
    event.ask({
      ...{ type: 'TellDay', part: b },
      told: over(
        { ben: 10, carl: 10 },
        [
          ['fritz', 150],
          ['gerd', 100],
          ['anna', 50],
        ],
        across,
      ),
    });
    return placed(event.state).map(({ person, place, sharedBy }) => [person, place, sharedBy]);
  };

  it('follow who played longer, behind all whose stacks went on', () => {
    expect(at('longerPlayed')).toEqual([
      ['dora', 4, undefined],
      ['fritz', 5, undefined],
      ['emil', 6, undefined],
      ['gerd', 7, undefined],
    ]);
  });

  it('follow before whom fewer were left, where the rulebook has it so; equal ones share', () => {
    expect(at('fewerLeft')).toEqual([
      ['dora', 4, undefined],
      ['emil', 5, 2],
      ['fritz', 5, 2],
      ['gerd', 7, undefined],
    ]);
  });

  it('count the better one of who went out twice', () => {
    expect(at('longerPlayed', [['fritz', 20]]).filter(([person]) => person === 'fritz')).toHaveLength(1);
  });

  it('wait until the day is over in all its flights', () => {
    const event = founded();
    event.ask({ type: 'TellDay', part: a, told: over({ anna: 10 }, [['dora', 200]]) });
    expect(placed(event.state)).toEqual([]);
  });
});

describe('an event of several days', () => {
  const part = (id: string, more: Partial<Part> = {}): Part => ({ id: toPartId(id), name: id, ...more });
  it.each<[string, readonly Part[]]>([
    ['tooFew', [part('x', { night: 'n' })]],
    ['nameless', [part('x', { night: 'n', feeds: two }), { id: two, name: ' ' }]],
    ['sameName', [part('x', { night: 'n', feeds: two }), { id: two, name: 'x' }]],
    ['feedsNothing', [part('x', { night: 'n', feeds: toPartId('y') }), part('z')]],
    ['feedsNothing', [part('x', { night: 'n', feeds: toPartId('x') }), part('z')]],
    ['noLastDay', [part('x', { night: 'n' }), part('z', { night: 'm' })]],
    ['nightMissing', [part('x', { feeds: toPartId('z') }), part('z')]],
    ['nightTooMuch', [part('x', { night: 'n', feeds: toPartId('z') }), part('z', { night: 'm' })]],
    [
      'nightTwice',
      [part('x', { night: 'n', feeds: toPartId('z') }), part('y', { night: 'n', feeds: toPartId('z') }), part('z')],
    ],
  ])('is refused for %s', (fault, parts) => {
    expect(new Told2().ask({ type: 'Found', setup: { name: 'S', carries: 'best', parts } })).toMatchObject({
      code: 'parts-invalid',
      fault,
    });
  });
});

/** One flight played by the night's own rules: so many enter, some go out, the chips are shared among those who are left. */
/** Under the rules of that book a bounty may stand beside no fee. */
const moneyFor = (book: string) => (book === 'gcb' ? MONEY : WITH_BOUNTY);

function flight(
  book: string,
  persons: readonly number[],
  outs: number,
  cuts: readonly number[],
  through: number | undefined,
): Evening {
  const night = new Evening(book, { money: moneyFor(book), ...(through !== undefined && { dayThrough: through }) });
  night.do({
    type: 'AddEntries',
    entries: persons.map((no) => ({ entry: toEntryId(`e${String(no)}`), person: toPersonId(`p${String(no)}`) })),
  });
  night.do({ type: 'CheckIn', entries: persons.map((no) => toEntryId(`e${String(no)}`)) });
  night.seatAll(Math.ceil(persons.length / 9)).do({ type: 'StartClock' });
  play(night, outs, cuts);
  return night;
}
function play(night: Evening, outs: number, cuts: readonly number[]): void {
  for (const [index, { id }] of inPlay(night.state).slice(0, outs).entries()) {
    night.wait(60_000);
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId(`b${String(index)}`),
      out: [{ entry: id, by: [inPlay(night.state).findLast((one) => one.id !== id)?.id ?? id] }],
    });
  }
  const left = inPlay(night.state);
  if (left.length < 2) return;
  // somebody's chips by lot, all of them at least one
  const chips: number = chipsInPlay(night.state);
  const weights = left.map((_, index) => 1 + (cuts[index % cuts.length] ?? 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const stacks = weights.map((weight) => Math.floor((chips * weight) / sum));
  const rest = chips - stacks.reduce((total, stack) => total + stack, 0);
  night.do({
    type: 'BagStacks',
    stacks: left.map(({ id }, index) => ({
      entry: id,
      chips: toChips((stacks[index] ?? 0) + (index === 0 ? rest : 0)),
    })),
  });
  night.do({ type: 'EndDay' });
}
function tell(event: Told2, id: typeof a, night: Evening): void {
  const left = dayLeft(night.state);
  if (left === undefined) throw new Error('not over');
  const { penalties, bagged, ...day } = left;
  event.ask({
    ...{ type: 'TellDay', part: id },
    told: {
      ...{ stage: 'over', entries: night.state.entries.size },
      day: {
        ...day,
        bagged: bagged.map(({ club: _, ...bag }) => bag),
        ...{ penalties: penalties.length, currency: 'EUR' },
      },
    },
  });
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

describe('whatever is played', () => {
  const cuts = fc.array(fc.nat(9), { minLength: 1, maxLength: 5 });
  const field = fc
    .uniqueArray(fc.integer({ min: 1, max: 16 }), { minLength: 4, maxLength: 12 })
    .chain((persons) => fc.tuple(fc.constant(persons), fc.integer({ min: 0, max: persons.length - 2 }), cuts));

  it('keeps every chip and every cent through flights and days, each person once, and places are a permutation with ties', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pvb', 'tda55', 'gcb', 'oepbl'),
        fc.constantFrom<Carries>('best', 'all'),
        fc.array(field, { minLength: 2, maxLength: 2 }),
        cuts,
        fc.nat(20),
        (book, carries, fields, last, more) => {
          const event = founded(carries);
          const nights = fields.map(([persons, outs, cut]) => flight(book, persons, outs, cut, 3));
          const pools = nights.map(({ state }) => dayLeft(state)?.pool ?? toCents(0));
          for (const [index, night] of nights.entries()) tell(event, index === 0 ? a : b, night);
          event.ask({ type: 'OpenDay', part: two, night: 'two' });
          const opened = event.state.opened[two];
          if (opened === undefined) throw new Error('not opened');

          // chips: in the bags, carried or forfeited
          const bagged = nights.reduce((sum, { state }) => sum + (dayLeft(state)?.chips ?? 0), 0);
          const carried = sumChips(opened.stacks.map(({ chips }) => chips));
          const forfeited = sumChips(opened.forfeited.map(({ chips }) => chips));
          expect(carried + forfeited).toBe(bagged);
          if (carries === 'all') expect(forfeited).toBe(0);
          expect(new Set(opened.stacks.map(({ person }) => person)).size).toBe(opened.stacks.length);

          // the next day by its own rules
          const day = new Evening(book, { money: moneyFor(book), ...(opened.stacks.length > 3 && { dayThrough: 5 }) });
          const { stacks, start, pool, sold } = opened;
          day.do({
            ...{ type: 'CarryOver', start, pool, sold, penalties: [] },
            entries: stacks.map(({ from: _, person, ...stack }) => ({
              ...{ entry: toEntryId(`e${person.slice(1)}`), person, ...stack },
            })),
          });
          expect(chipsInPlay(day.state)).toBe(carried);
          const prizes = -balance(day.state.money?.ledger ?? [], 'prizes');
          expect(prizes).toBe(sumOf(pools));
          for (const { state } of nights) expect(balance(state.money?.ledger ?? [], 'prizes')).toBe(0);
          const ledgers = [...nights, day].flatMap(({ state }) => state.money?.ledger ?? []);
          expect(balance(ledgers, 'carried')).toBe(0);
          // bounties: what nobody has won stands on heads that go on
          const heads = sumOf(stacks.map(({ head = 0 }) => head));
          expect(0 - balance(day.state.money?.ledger ?? [], 'bounties')).toBe(heads);
          const bought = sumOf(fields.map(([persons]) => persons.length)) * (book === 'gcb' ? 0 : 500);
          const won = sumOf(nights.flatMap(({ state }) => [...bounties(state).values()].map((one) => one.won)));
          expect(heads + won).toBe(bought);
          for (const { state } of [...nights, day]) expect(moneyFaults(state)).toEqual([]);

          if (stacks.length > 3) {
            day.seatAll(2).do({ type: 'StartClock' });
            expect(day.state.clock?.level).toBe(start.level);
            play(day, more % (stacks.length - 2), last);
            tell(event, two, day);
          }
          // places: of each who is out one, without a gap
          const all = new Set(fields.flatMap(([persons]) => persons.map((no) => `p${String(no)}`)));
          const found = placed(event.state);
          expect(new Set(found.map(({ person }) => person)).size).toBe(found.length);
          const still = stacks.length > 3 ? (event.state.told[two]?.day?.bagged.length ?? 0) : stacks.length;
          expect(found.length + still).toBe(all.size);
          const covered = found.reduce((sum, { place, sharedBy = 1 }) => sum + place + (sharedBy - 1) / 2, 0);
          expect(covered).toBeCloseTo(((still + 1 + all.size) * found.length) / 2, 6);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('goes on with the level that would have come', () => {
    const night = flight('tda55', [1, 2, 3, 4], 0, [1], 1);
    expect(dayLeft(night.state)?.start.remaining).toBeGreaterThan(toMillis(0));
  });
});
