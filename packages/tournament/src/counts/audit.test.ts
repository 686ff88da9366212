import { toChips } from '@riffle/cards';
import { describe, expect, it, test } from 'vitest';
import { readySet } from '../chips/ready-sets.ts';
import { chipsInPlay } from '../figures.ts';
import { type EntryId, toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { proposals } from '../seating/index.ts';
import { inPlay } from '../seating-index.ts';
import { minutes } from '../structure.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';

const t1 = toTableId('t1');
const e = (no: number): EntryId => toEntryId(`e${String(no)}`);
const last = (night: Evening) => view(night.state, { as: 'staff' }).counts?.all.at(-1);

/** All who are in have as much as is in play, but for so many chips. */
function countAll(night: Evening, off = 0): void {
  const [first, ...others] = inPlay(night.state).map(({ id }) => id);
  if (first === undefined) return;
  const each = others.map((entry) => ({ entry, chips: toChips(5_000) }));
  const rest = toChips(chipsInPlay(night.state) - 5_000 * others.length + off);
  const reason = off > 0 ? { reason: 'as it lies there' } : {};
  night.do({
    type: 'CountStacks',
    occasion: 'break',
    anew: true,
    stacks: [{ entry: first, chips: rest }, ...each],
    ...reason,
  });
}

describe('what should be in play is explained line by line', () => {
  test('[pvb:12(2a)] a stack that was taken out, whose, and by which rule', () => {
    const night = new Evening('pvb');
    night.enter(5);
    night.do({ type: 'MarkAbsent', entry: e(1) });
    night.seatAll(1).do({ type: 'StartClock' });
    night.wait(minutes(61));
    night.do({
      type: 'RemoveStack',
      bustOut: toBustOutId('r'),
      entry: e(1),
      chips: toChips(8_000),
      reason: 'never came',
    });
    countAll(night);
    const line = last(night)?.issued.find(({ is }) => is === 'removed');
    expect(line).toMatchObject({ is: 'removed', entry: e(1), why: 'late', chips: -8_000 });
    expect(line?.because?.refs.join(' ')).toContain('12(2a)');
    expect(last(night)).toMatchObject({ inPlay: 42_000, difference: 0 });
  });

  it('chips that left play with a round after which everybody began anew', () => {
    const rounds = { advance: 1, stacks: 'fresh', draw: 'anew', places: 'shared' } as const;
    const night = new Evening('gcb', { seatsPerTable: 2, lateEntryThrough: 0, form: { rounds } });
    night.start(4, 2);
    for (const id of inPlay(night.state).flatMap(({ id, at }) => (at?.seat === 1 ? [id] : [])))
      night.do({ type: 'BustOut', bustOut: toBustOutId(`b ${id}`), out: [{ entry: id, by: [] }] });
    const [next] = proposals(night.state);
    if (next === undefined) throw new Error('the round is over');
    night.do({ type: 'AcceptProposal', proposal: next.key });
    countAll(night);
    expect(last(night)?.issued.map(({ is, chips }) => [is, chips])).toEqual([
      ['given', 40_000],
      ['rounds', -20_000],
    ]);
    expect(last(night)).toMatchObject({ inPlay: 20_000, difference: 0 });
  });

  test('[tda55:14.b] what a race has made, with the rule that has it so', () => {
    const night = new Evening('tda55', { chips: readySet('home', 10_000) });
    night.start(3, 1);
    night.do({ type: 'JumpToLevel', level: 4 });
    night.do({ type: 'BeginColourUp', value: 25, into: 100 });
    const counts = [3, 1, 1].map((chips, nth) => ({ seat: (nth + 1) as never, entry: e(nth + 1), chips }));
    night.do({ type: 'CountSmallChips', value: 25, table: t1, counts });
    night.do({ type: 'TakeSmallChips', value: 25, table: t1, witness: 'staff' });
    countAll(night);
    const { difference = 0 } = Object.values(night.state.colourUps?.[0]?.taken ?? {})[0] ?? {};
    expect(last(night)).toMatchObject({
      inPlay: 30_000 + difference,
      difference: 0,
      issued: [
        { is: 'given', count: 3, chips: 30_000 },
        { is: 'raced', value: 25, into: 100, chips: difference, because: { value: 'race' } },
      ],
    });
    expect(last(night)?.issued[1]?.because?.refs.join(' ')).toContain('14.b');
  });
});

describe('where to look', () => {
  const night = (off: number): Evening => {
    const evening = new Evening('tda55', { chips: readySet('home', 10_000) });
    evening.start(4, 1);
    countAll(evening, off);
    return evening;
  };

  it('is nowhere where nothing differs', () => {
    expect(last(night(0))).not.toHaveProperty('why');
  });

  it('is a chip of that value, or several', () => {
    expect(last(night(-25))).toMatchObject({ difference: -25, why: [{ is: 'chips', value: 25, count: 1 }] });
    expect(last(night(50))?.why).toEqual([{ is: 'chips', value: 25, count: 2 }]);
    expect(last(night(-100))?.why).toEqual([
      { is: 'chips', value: 100, count: 1 },
      { is: 'chips', value: 25, count: 4 },
    ]);
  });

  it('is a stack that was handed out or not, and one that no chips make', () => {
    expect(last(night(10_000))?.why).toContainEqual({ is: 'sale', kind: 'entry', chips: 10_000 });
    expect(last(night(-10))?.why).toEqual([{ is: 'uneven', smallest: 25, entries: [e(1)] }]);
  });
});

describe('the largest stacks', () => {
  it('are shown to the room where the club wants it, once all are counted; not who is out since, and not to a dealer', () => {
    const night = new Evening('tda55', { bigStacks: 2 });
    night.start(4, 1);
    const room = () => view(night.state, { as: 'room' }).bigStacks;
    const count = (entry: EntryId, chips: number) =>
      night.do({ type: 'CountStacks', occasion: 'break', stacks: [{ entry, chips: toChips(chips) }] });
    count(e(1), 8_000);
    count(e(2), 15_000);
    count(e(3), 5_000);
    expect(room()).toBeUndefined();
    count(e(4), 12_000);
    const [second, fourth] = [
      { entry: e(2), chips: 15_000 },
      { entry: e(4), chips: 12_000 },
    ];
    expect(room()).toEqual({ at: night.now, average: 10_000, stacks: [second, fourth] });
    expect(view(night.state, { as: 'dealer', table: t1, link: 0 })).not.toHaveProperty('bigStacks');
    night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e(2), by: [e(1)] }] });
    expect(room()?.stacks).toEqual([fourth, { entry: e(1), chips: 8_000 }]);
    night.do({ type: 'ChangeSetup', changes: {}, clear: ['bigStacks'] });
    expect(room()).toBeUndefined();
  });

  it('are some, and not too many', () => {
    const night = new Evening('tda55');
    for (const bigStacks of [0, 51, 1.5])
      expect(night.refusal({ type: 'ChangeSetup', changes: { bigStacks } })).toMatchObject({ field: 'bigStacks' });
  });
});
