import { toChips } from '@riffle/cards';
import type { Measure, Offence } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it, test } from 'vitest';
import type { TournamentCommand } from './command.ts';
import { chipsInPlay } from './figures.ts';
import { type EntryId, toBustOutId, toEntryId, toPenaltyId, toTableId } from './ids.ts';
import { places } from './places.ts';
import { rulebookNamed } from './recorded/books.ts';
import { minutes } from './structure.ts';
import { structureFor } from './structures.ts';
import { Evening, setupFor } from './testing.ts';
import { view } from './view-of.ts';

const MIN = 60_000;
const id = (no: number): EntryId => toEntryId(`e${String(no)}`);

function evening(book: string, occasion?: string): Evening {
  return new Evening(book, {
    startingStack: toChips(2_000),
    rulebook: { ...setupFor(book).rulebook, ...(occasion !== undefined && { occasion }) },
  });
}

/** One table, the first so many never came; the clock runs. */
function withGhosts(night: Evening, ghosts: number, players: number): Evening {
  night.enter(players);
  for (let no = 1; no <= ghosts; no += 1) night.do({ type: 'MarkAbsent', entry: id(no) });
  night.seatAll(1).do({ type: 'StartClock' });
  return night;
}

const removal = (entry: EntryId, chips: number, more: { reason?: string; smallestChip?: number } = {}) =>
  ({
    type: 'RemoveStack',
    bustOut: toBustOutId(`removed ${entry}`),
    entry,
    chips: toChips(chips),
    ...(more.reason !== undefined && { reason: more.reason }),
    ...(more.smallestChip !== undefined && { smallestChip: toChips(more.smallestChip) }),
  }) satisfies TournamentCommand;

const bust = (night: Evening, entry: EntryId): void => {
  night.do({ type: 'BustOut', bustOut: toBustOutId(`out ${entry}`), out: [{ entry, by: [] }] });
};
const placeOf = (night: Evening, entry: EntryId) => places(night.state).get(entry)?.place;

describe('the stack of one who never came', () => {
  test('[pvb:12(1a)] [pvb:12(2a)] leaves play after 25 minutes: counted, last, the chips in play fall', () => {
    const night = withGhosts(evening('pvb'), 1, 6).wait(24 * MIN);
    bust(night, id(6));
    expect(night.refusal(removal(id(1), 1_700))).toMatchObject({
      code: 'reason-needed',
      refs: [expect.stringContaining('12(2a)')],
    });
    night.wait(MIN).do(removal(id(1), 1_700));
    expect(chipsInPlay(night.state)).toBe(12_000 - 1_700);
    expect(placeOf(night, id(1))).toBe(6);
    expect(placeOf(night, id(6))).toBe(5);
    expect(night.events.at(-1)).toMatchObject({
      type: 'StackRemoved',
      why: 'late',
      how: 'proposed',
      because: [{ code: 'late-limit-passed' }, { code: 'late-stack-removed' }],
    });
  });

  test('[pvb:12(6)] what was counted is kept with it', () => {
    const night = withGhosts(evening('pvb'), 1, 6).wait(25 * MIN);
    night.do(removal(id(1), 1_700));
    expect(view(night.state, { as: 'staff' }).bustOuts.at(-1)).toMatchObject({
      removed: { why: 'late', chips: 1_700 },
      out: [{ entry: id(1) }],
    });
  });

  test('[oepbl:3.14 stack divided] is shared by all at the table and stays in play', () => {
    const night = withGhosts(evening('oepbl', 'sitAndGo'), 1, 6);
    night.do({ type: 'JumpToLevel', level: 1 });
    const [event] = night.do(removal(id(1), 1_875));
    expect(event).toMatchObject({ shares: [2, 3, 4, 5, 6].map((no) => ({ entry: id(no), chips: 375 })) });
    expect(chipsInPlay(night.state)).toBe(12_000);
    expect(placeOf(night, id(1))).toBe(6);
  });

  test('[oepbl:3.14 stack divided] what cannot be parted goes chip by chip clockwise from the button', () => {
    const night = withGhosts(evening('oepbl', 'sitAndGo'), 1, 6);
    night.do({ type: 'JumpToLevel', level: 1 });
    night.do({ type: 'PlaceButton', table: toTableId('t1'), seat: toSeatNo(4) });
    const [event] = night.do(removal(id(1), 1_925, { smallestChip: 25 }));
    expect(event).toMatchObject({
      shares: [
        { entry: id(5), chips: 400 },
        { entry: id(6), chips: 400 },
        { entry: id(2), chips: 375 },
        { entry: id(3), chips: 375 },
        { entry: id(4), chips: 375 },
      ],
    });
  });

  test('[oepbl:3.14 stack divided] one of the five went out in level 1: four share', () => {
    const night = withGhosts(evening('oepbl', 'sitAndGo'), 1, 6);
    bust(night, id(6));
    night.do({ type: 'JumpToLevel', level: 1 });
    const [event] = night.do(removal(id(1), 1_900));
    expect(event).toMatchObject({ shares: [2, 3, 4, 5].map((no) => ({ entry: id(no), chips: 475 })) });
    expect([placeOf(night, id(6)), placeOf(night, id(1))]).toEqual([5, 6]);
  });

  it('leaves play where nobody sits with him who could share it', () => {
    const night = withGhosts(evening('oepbl', 'sitAndGo'), 1, 6);
    const table = toTableId('t2');
    night.do({ type: 'AddTable', table, name: '2', seats: 6 });
    night.do({ type: 'MoveEntry', entry: id(1), to: { table, seat: toSeatNo(1) }, reason: 'a wish' });
    night.do({ type: 'JumpToLevel', level: 1 });
    const [event] = night.do(removal(id(1), 1_900));
    expect(event).not.toHaveProperty('shares');
    expect(event).toMatchObject({ because: [{ code: 'late-limit-passed' }, { code: 'late-stack-removed' }] });
    expect(chipsInPlay(night.state)).toBe(12_000 - 1_900);
  });

  test('[oepbl:3.19 stack removed] in the team tournament it leaves play, ranked last, once the floor says that the heat is so far', () => {
    const night = withGhosts(evening('oepbl', 'teamMtt'), 1, 8);
    for (const no of [8, 7]) bust(night, id(no));
    night.do(removal(id(1), 1_000));
    expect([1, 8, 7].map((no) => placeOf(night, id(no)))).toEqual([8, 7, 6]);
    expect(chipsInPlay(night.state)).toBe(15_000);
  });

  test('[bdpv:6.3 Blinds Abwesender] stays where the book lets it be blinded off; taken away for a reason all the same', () => {
    const night = withGhosts(evening('bdpv'), 1, 6).wait(300 * MIN);
    bust(night, id(6));
    expect(night.refusal(removal(id(1), 500))?.code).toBe('reason-needed');
    night.do(removal(id(1), 500, { reason: 'he called and will not come' }));
    expect(night.events.at(-1)).toMatchObject({ how: 'otherwise', because: [] });
    expect(placeOf(night, id(1))).toBe(6);
  });
});

describe('the stack of one who stays away', () => {
  test('[pvb:12(1b)] [pvb:12(2b)] exactly 25 minutes are allowed; longer is out on the current place', () => {
    const night = evening('pvb');
    night.start(9);
    bust(night, id(9));
    bust(night, id(8));
    night.do({ type: 'MarkAbsent', entry: id(1) });
    night.wait(25 * MIN);
    expect(night.refusal(removal(id(1), 900))?.code).toBe('reason-needed');
    night.wait(1).do(removal(id(1), 900));
    expect(placeOf(night, id(1))).toBe(7);
    expect(night.events.at(-1)).toMatchObject({ why: 'away', because: [{}, { code: 'excluded-at-place' }] });
  });

  test('[pvb:12(2b)] no break is counted into them', () => {
    const night = evening('pvb');
    night.start(9);
    night.do({ type: 'MarkAbsent', entry: id(1) });
    night.do({ type: 'BreakNow', duration: minutes(10) });
    night.wait(35 * MIN);
    expect(night.refusal(removal(id(1), 900))?.code).toBe('reason-needed');
    night.wait(1).do(removal(id(1), 900));
  });

  test('[pvb:12(1b)] back for one hand, the 25 minutes begin again', () => {
    const night = evening('pvb');
    night.start(4);
    for (const _ of [1, 2]) {
      night.do({ type: 'MarkAbsent', entry: id(1) });
      night.wait(20 * MIN);
      expect(night.refusal(removal(id(1), 900))?.code).toBe('reason-needed');
      night.do({ type: 'MarkPresent', entry: id(1) });
    }
  });
});

describe('whoever is excluded', () => {
  const out = (night: Evening, no: number, measure: Measure, offence: Offence = 'collusion') =>
    night.do({ type: 'GivePenalty', penalty: toPenaltyId(`p${String(no)}`), entry: id(no), offence, measure });
  const cited = (night: Evening) =>
    (night.events.findLast((event) => event.type === 'StackRemoved')?.because ?? []).map(({ code, because }) => [
      code,
      (because?.refs ?? []).map((ref) => ref.replace(/@[^:]*/, '')),
    ]);

  test('needs a reason where no penalty put him out', () => {
    const night = evening('oepbl');
    night.start(5);
    expect(night.refusal(removal(id(1), 3_000))?.code).toBe('reason-needed');
    out(night, 1, 'warning', 'touching');
    expect(night.refusal(removal(id(1), 3_000))?.code).toBe('reason-needed');
    night.do(removal(id(1), 3_000, { reason: 'went home' }));
    expect(cited(night)).toEqual([]);
  });

  test('[oepbl:2.19 results kept] [oepbl:6.1 disqualification] counts as out with what is reached: the place is his', () => {
    const night = evening('oepbl');
    night.start(5);
    bust(night, id(5));
    out(night, 1, 'disqualification');
    night.do(removal(id(1), 3_000));
    expect([placeOf(night, id(1)), placeOf(night, id(5))]).toEqual([4, 5]);
    expect(cited(night)[1]).toEqual([
      'disqualified-keeps-place',
      ['oepbl:2.19 chips removed', 'oepbl:2.19 results kept', 'oepbl:6.1 disqualification'],
    ]);
  });

  test('[bdpv:6 Einleitung Chips Disqualifizierter] his chips leave play, by the rule and without another reason', () => {
    const night = evening('bdpv');
    night.start(5);
    out(night, 1, 'disqualification');
    night.do(removal(id(1), 3_000));
    expect([placeOf(night, id(1)), chipsInPlay(night.state)]).toEqual([5, 7_000]);
    expect(cited(night)[0]).toEqual(['disqualified-chips-removed', ['bdpv:6 Einleitung Chips Disqualifizierter']]);
  });

  test('[oepbl:2.19 chips removed] [oepbl:6.1 disqualification] the chips of a disqualified player leave play', () => {
    const night = evening('oepbl');
    night.start(5);
    out(night, 1, 'disqualification');
    night.do(removal(id(1), 3_000));
    expect(chipsInPlay(night.state)).toBe(7_000);
    expect(cited(night)[0]).toEqual([
      'disqualified-chips-removed',
      ['oepbl:2.19 chips removed', 'oepbl:6.1 disqualification'],
    ]);
  });

  test('[gcb:T57.B2] his chips are taken in', () => {
    const night = evening('gcb');
    night.start(5);
    out(night, 1, 'disqualification');
    night.do(removal(id(1), 3_000));
    expect([chipsInPlay(night.state), cited(night)[0]]).toEqual([
      7_000,
      ['disqualified-chips-removed', ['gcb:T57.B2']],
    ]);
  });

  test('[pvb:69(14)] eliminated with 15 left is fifteenth, and his chips leave play', () => {
    const night = evening('pvb');
    night.start(16, 2);
    bust(night, id(16));
    out(night, 2, 'elimination', 'cheating');
    night.do(removal(id(2), 5_000));
    expect([placeOf(night, id(16)), placeOf(night, id(2)), chipsInPlay(night.state)]).toEqual([16, 15, 27_000]);
    expect(cited(night).map(([code]) => code)).toEqual(['excluded-at-place']);
    expect(cited(night)[0]?.[1]).toContain('pvb:69(14)');
    // whoever is excluded from the event keeps his place by the same rule
    out(night, 4, 'exclusion', 'violence');
    night.do(removal(id(4), 1_000));
    expect([placeOf(night, id(4)), cited(night)[0]?.[0]]).toEqual([14, 'excluded-at-place']);
    bust(night, id(3));
    expect(placeOf(night, id(3))).toBe(13);
    // nobody is eliminated where the rulebook knows no such penalty
    const other = evening('gcb');
    other.start(5);
    expect(
      other.refusal({
        ...{ type: 'GivePenalty', penalty: toPenaltyId('p'), entry: id(1) },
        ...{ offence: 'cheating', measure: 'elimination' },
      })?.code,
    ).toBe('not-on-the-ladder');
  });

  test('[pvb:69(12)c] a disqualified player’s chips are gone from those in play, and he wins nothing', () => {
    const night = evening('pvb');
    night.start(16, 2);
    out(night, 2, 'disqualification');
    night.do(removal(id(2), 5_000));
    expect(chipsInPlay(night.state)).toBe(16 * 2_000 - 5_000);
    expect(cited(night)).toEqual([
      ['disqualified-chips-removed', ['pvb:69(12)c', 'pvb:69(15)']],
      ['disqualified-wins-nothing', ['pvb:69(9)h', 'pvb:69(15)']],
    ]);
  });

  it('ends the night if one is left, and the clock stops', () => {
    const night = evening('pvb');
    night.start(2);
    night.do(removal(id(1), 2_000, { reason: 'gone home' }));
    expect(view(night.state, { as: 'room' })).toMatchObject({ stage: 'over', clock: { running: false } });
    expect(placeOf(night, id(2))).toBe(1);
  });

  it('comes back with his chips', () => {
    const night = evening('pvb');
    night.start(5);
    night.do(removal(id(1), 2_400, { reason: 'a mistake' }));
    expect(
      night.refusal({ type: 'ChangeBustOut', bustOut: toBustOutId('removed e1'), out: [{ entry: id(2), by: [] }] })
        ?.code,
    ).toBe('stack-was-removed');
    night.do({ type: 'Reinstate', entry: id(1) });
    expect(chipsInPlay(night.state)).toBe(10_000);
    expect(night.state.entries.get(id(1))?.at).toEqual({ table: 't1', seat: 1 });
  });

  it('is told to staff; the room sees the place alone', () => {
    const night = evening('pvb');
    night.start(5);
    night.do(removal(id(1), 2_400, { reason: 'rude' }));
    expect(view(night.state, { as: 'staff' }).bustOuts).toMatchObject([{ removed: { why: 'excluded', chips: 2_400 } }]);
    expect(view(night.state, { as: 'room' }).bustOuts[0]).not.toHaveProperty('removed');
  });

  it('cannot have had more chips than there are, nor be the last', () => {
    const night = evening('pvb');
    night.start(2);
    expect(night.refusal(removal(id(1), 4_001, { reason: 'x' }))?.code).toBe('stack-too-large');
    bust(night, id(1));
    expect(night.refusal(removal(id(2), 1, { reason: 'x' }))?.code).toBe('all-out');
    expect(night.refusal(removal(id(1), 1, { reason: 'x' }))?.code).toBe('already-out');
  });
});

test('a stack is shared in chips as small as the first level of play needs, whatever stands before it', () => {
  const levels = structureFor('quick')?.levels ?? [];
  const evening = new Evening('oepbl', {
    rulebook: rulebookNamed('oepbl/sitAndGo'),
    levels: [{ kind: 'break', duration: minutes(5) }, ...levels],
  });
  evening.enter(4);
  evening.do({ type: 'CheckOut', entries: [toEntryId('e1')] });
  evening.seatAll(1).do({ type: 'StartClock' });
  const [removed] = evening
    .wait(16 * 60_000)
    .do({ type: 'RemoveStack', bustOut: toBustOutId('r'), entry: toEntryId('e1'), chips: toChips(7_325) });
  expect(removed).toMatchObject({
    why: 'late',
    shares: [
      { entry: 'e2', chips: 2_450 },
      { entry: 'e3', chips: 2_450 },
      { entry: 'e4', chips: 2_425 },
    ],
  });
});
