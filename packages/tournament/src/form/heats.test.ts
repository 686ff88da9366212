import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { describe, expect, it, test } from 'vitest';
import { fits } from '../fits.ts';
import { toBustOutId, toEntryId, toPenaltyId, toTableId } from '../ids.ts';
import { stageOf } from '../stage.ts';
import { type Level, minutes } from '../structure.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';

const play: Level = {
  kind: 'play',
  duration: minutes(20),
  smallBlind: toChips(50),
  bigBlind: toChips(100),
  ante: toChips(0),
  anteForm: 'none',
};
const pause: Level = { kind: 'break', duration: minutes(10) };
/** Three heats: levels 1 and 2, level 3, level 4. */
const levels = [play, play, pause, play, pause, play];
const heats = { through: [2, 3] };
const [e1, e2, e3] = [1, 2, 3].map((no) => toEntryId(`e${String(no)}`)) as [never, never, never];
const [anna, berta, carla] = ['p1', 'berta', 'carla'].map(toPersonId) as [never, never, never];
const handOn = (person: never, entry = e1) => ({ type: 'HandOnStack', entry, person }) as const;

function teamMtt(): Evening {
  const evening = new Evening('oepbl', { levels, lateEntryThrough: 0, form: { heats } });
  evening.start(4, 1);
  for (const [index, entry] of [e1, e2, e3].entries())
    evening.do({ type: 'ChangeClub', entry, club: `Club ${String(index)}` });
  return evening;
}
const bare = (refs: readonly string[] = []) => refs.map((ref) => ref.replace(/@[^:]*/, ''));

describe('a team event in heats', () => {
  test('[oepbl:3.4 stack] [oepbl:3.4 heat 2] in the break after the first heat a team mate goes on with the stack that was left', () => {
    const evening = teamMtt().wait(minutes(41));
    const before = evening.state.entries.get(e1);
    evening.do(handOn(berta));
    const after = evening.state.entries.get(e1);
    expect(after).toMatchObject({ person: berta, stack: before?.stack, at: before?.at, heatsBefore: [anna] });
    const shown = view(evening.state, { as: 'staff' }).entries[e1];
    expect(shown).toMatchObject({ heats: [anna, berta], tookOver: 2, person: berta });
    expect(view(evening.state, { as: 'room' }).entries[e1]).not.toHaveProperty('heats');
  });

  test('[oepbl:3.4 heat 3] a third plays the last heat with it, and who played which heat stands there', () => {
    const evening = teamMtt().wait(minutes(41));
    evening.do(handOn(berta));
    evening.wait(minutes(30)).do(handOn(carla));
    expect(view(evening.state, { as: 'staff' }).entries[e1]).toMatchObject({
      heats: [anna, berta, carla],
      tookOver: 3,
    });
    for (const [no, entry] of [e2, e3, toEntryId('e4')].entries())
      evening.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry, by: [] }] });
    expect(stageOf(evening.state)).toBe('over');
    expect(view(evening.state, { as: 'staff' }).entries[e1]).toMatchObject({ place: 1, person: carla });
  });

  test('[oepbl:3.7] a ghost’s stack is played by who takes it over: he is there, and the heat before was nobody’s', () => {
    const evening = new Evening('oepbl', { levels, lateEntryThrough: 0, form: { heats } });
    // one is missing from the start, the other never came
    evening.do({ type: 'AddEntries', entries: [{ entry: e1, person: toPersonId(e1), club: 'Club 0' }] });
    evening.enter(3, 2);
    for (const entry of [e1, e2]) evening.do({ type: 'MarkAbsent', entry });
    evening.do({ type: 'ChangeClub', entry: e2, club: 'Club 1' });
    evening.seatAll(1).do({ type: 'StartClock' });
    const absent = () => view(evening.state, { as: 'staff' }).absences?.map(({ entry, kind }) => [entry, kind]);
    expect(absent()).toEqual([
      [e1, 'late'],
      [e2, 'late'],
    ]);
    evening.wait(minutes(41)).do(handOn(berta));
    evening.do(handOn(carla, e2));
    expect(absent()).toEqual([]);
    expect(evening.state.entries.get(e1)).toMatchObject({ person: berta, heatsBefore: [e1], checkedIn: true });
    expect(evening.state.entries.get(e2)).toMatchObject({ person: carla, heatsBefore: [e2], checkedIn: true });
  });

  it('a stack whose player is disqualified goes to nobody, whatever reason is given', () => {
    const evening = teamMtt().wait(minutes(41));
    evening.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('penalty-1'), entry: e1 },
      ...{ offence: 'collusion', measure: 'disqualification', reason: 'seen twice' },
    });
    for (const more of [{}, { reason: 'said so' }])
      expect(evening.refusal({ ...handOn(berta), ...more })).toMatchObject({ code: 'disqualified', entry: e1 });
  });

  test('[oepbl:2.16 penalty ladder] [oepbl:2.17] a penalty is its player’s: whoever takes over the stack serves none of it', () => {
    const evening = teamMtt();
    evening.do({ type: 'PlaceButton', table: toTableId('t1'), seat: 1 });
    evening.wait(minutes(38)).do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('orbits'), entry: e1 },
      ...{ offence: 'touching', measure: 'rounds', rounds: 2 },
    });
    const nextHand = () => evening.do({ type: 'NextHand', tables: [toTableId('t1')] });
    nextHand();
    const coming = () => view(evening.state, { as: 'staff' }).tables[toTableId('t1')]?.coming;
    expect(coming()?.away).toMatchObject([{ entry: e1, hand: 'dead' }]);
    evening.wait(minutes(3)).do(handOn(berta));
    expect(coming()).not.toHaveProperty('away');
    const given = evening.state.penalties[0];
    expect(given).toMatchObject({ entry: e1, player: anna, left: 2 });
    nextHand();
    expect(evening.state.penalties[0]).toEqual(given);
    // what she does herself she serves
    evening.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('own'), entry: e1 },
      ...{ offence: 'touching', measure: 'rounds', rounds: 1 },
    });
    expect(evening.state.penalties[1]).not.toHaveProperty('player');
    expect(coming()?.away).toMatchObject([{ entry: e1 }]);
  });

  test('[oepbl:3.4 stack] a stack that nobody takes over is played on by who has it: he played both heats', () => {
    const evening = teamMtt().wait(minutes(71));
    evening.do(handOn(berta));
    expect(evening.state.entries.get(e1)?.heatsBefore).toEqual([anna, anna]);
  });

  test('[oepbl:3.4 heats] while a heat is played nobody takes over, and it is said when; a director may say why all the same', () => {
    const evening = teamMtt().wait(minutes(10));
    const refusal = evening.refusal(handOn(berta));
    expect(refusal).toMatchObject({ code: 'no-heat-change', heat: 1, of: 3, through: 2 });
    expect(bare(refusal?.refs)).toContain('oepbl:3.4 stack');
    evening.do({ type: 'BreakNow', duration: minutes(5) });
    expect(evening.refusal(handOn(berta))).toMatchObject({ code: 'no-heat-change' });
    const said = { ...handOn(berta), reason: 'Anna was taken to hospital' };
    evening.actor = { id: 'flo', role: 'floor' };
    expect(evening.refusal(said)).toMatchObject({ code: 'no-heat-change' });
    evening.actor = { id: 'dora', role: 'director' };
    expect(evening.do(said)).toMatchObject([{ type: 'StackHandedOn', heat: 1, reason: 'Anna was taken to hospital' }]);
  });

  test('[oepbl:3.3] each plays one heat of it: who has handed his stack on takes none over', () => {
    const evening = teamMtt().wait(minutes(41));
    evening.do(handOn(berta));
    evening.wait(minutes(30));
    const refusal = evening.refusal(handOn(anna));
    expect(refusal).toMatchObject({ code: 'heat-played', heat: 1 });
    expect(bare(refusal?.refs)).toContain('oepbl:3.3');
    expect(evening.refusal(handOn(berta, e2))).toMatchObject({ code: 'person-already-entered', entry: e1 });
  });

  test('[pvb:13(1)] [bdpv:1 Sitzordnung 1] no heats where nobody may be substituted', () => {
    for (const [book, rule] of [
      ['pvb', 'pvb:13(1)'],
      ['bdpv', 'bdpv:1 Sitzordnung 1'],
    ] as const) {
      const evening = new Evening(book, { levels, lateEntryThrough: 0 });
      const form = evening.refusal({ type: 'ChangeSetup', changes: { form: { heats } } });
      expect([form, bare(form?.refs)]).toMatchObject([{ clash: 'heatsForbidden' }, [rule]]);
      evening.start(3, 1);
      expect(bare(evening.refusal(handOn(berta))?.refs)).toEqual([rule]);
    }
  });

  it('is no other way round the break: another person stands there only by mistake', () => {
    const evening = teamMtt().wait(minutes(10));
    const swap = { type: 'ChangePerson', entry: e1, person: berta } as const;
    expect(evening.refusal(swap)).toMatchObject({ code: 'substitute-forbidden' });
    expect(evening.refusal({ ...swap, mistaken: 'Two Bertas' })).toBeUndefined();
  });

  it('hands on nothing of who is out, of who has no team, before the start, or where no heats are played', () => {
    const evening = teamMtt().wait(minutes(41));
    expect(evening.refusal(handOn(berta, toEntryId('e4') as never))).toMatchObject({ code: 'no-team' });
    evening.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e2, by: [] }] });
    expect(evening.refusal(handOn(berta, e2))).toMatchObject({ code: 'not-in-play' });
    const plain = new Evening('oepbl');
    plain.start(2, 1);
    expect(plain.refusal(handOn(berta))).toMatchObject({ code: 'no-heats' });
    const early = new Evening('oepbl', { levels, lateEntryThrough: 0, form: { heats } });
    early.enter(2);
    expect(early.refusal(handOn(berta))).toMatchObject({ code: 'not-started' });
  });

  it('gives whoever takes over a link of his own: the one that was had before opens nothing more', () => {
    const evening = teamMtt().wait(minutes(41));
    evening.do({ type: 'MarkAbsent', entry: e1 });
    evening.do(handOn(berta));
    const { linkMarks, absentSince } = evening.state.entries.get(e1) ?? {};
    expect([linkMarks?.length, absentSince]).toEqual([1, undefined]);
  });

  it('does not fit once somebody else has the stack, or he plays another', () => {
    const evening = teamMtt().wait(minutes(41));
    const before = evening.state;
    const [event] = evening.do(handOn(berta));
    if (event === undefined) throw new Error('nothing happened');
    expect(fits(before, event)).toBe(true);
    expect(fits(evening.state, event)).toBe(false);
  });

  it.each([
    ['none', [], 'form-invalid'],
    ['not in their order', [3, 2], 'form-invalid'],
    ['the last level', [2, 4], 'form-invalid'],
    ['no break after it', [1, 3], 'form-contradicts'],
  ] as const)('heats that cannot be are refused: %s', (_name, through, code) => {
    const evening = new Evening('oepbl', { levels, lateEntryThrough: 0 });
    expect(evening.refusal({ type: 'ChangeSetup', changes: { form: { heats: { through } } } })).toMatchObject({ code });
  });

  it('keeps the break that a heat ends in', () => {
    const evening = new Evening('oepbl', { levels, lateEntryThrough: 0, form: { heats } });
    const refusal = evening.refusal({ type: 'ChangeLevels', levels: [play, play, play, pause, play] });
    expect(refusal).toMatchObject({ code: 'form-contradicts', clash: 'heatsWithoutBreak' });
  });
});
