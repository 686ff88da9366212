import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { describe, expect, it, test } from 'vitest';
import { chipsInPlay } from '../figures.ts';
import { fits } from '../fits.ts';
import { type EntryId, toBustOutId, toEntryId } from '../ids.ts';
import { places } from '../places.ts';
import { proposals } from '../seating/index.ts';
import { inPlay, unseated } from '../seating-index.ts';
import type { Setup } from '../setup.ts';
import { stageOf } from '../stage.ts';
import { Evening, setupFor } from '../testing.ts';
import type { Rounds } from './form-of-play.ts';

const shootOut: Rounds = { advance: 1, stacks: 'carried', draw: 'anew', places: 'atTable' };
const bracket: Rounds = { advance: 1, stacks: 'fresh', draw: 'tree', places: 'shared' };

function night(players: number, seatsPerTable: number, rounds: Rounds, changes: Partial<Setup> = {}): Evening {
  const evening = new Evening('pvb', { seatsPerTable, lateEntryThrough: 0, form: { rounds }, ...changes });
  evening.enter(players);
  evening.do({ type: 'DrawSeats' });
  evening.do({ type: 'StartClock' });
  return evening;
}

const out = (evening: Evening, entry: EntryId): void => {
  evening.wait(60_000).do({ type: 'BustOut', bustOut: toBustOutId(`out ${entry}`), out: [{ entry, by: [] }] });
};
/** At each table of the round all but `left` go out, the first that is named there first. */
function playRound(evening: Evening, left = 1): void {
  const round = evening.state.rounds?.at(-1);
  for (const { players } of round?.matches ?? []) for (const entry of players.slice(left)) out(evening, entry);
}
const nextRound = (evening: Evening) => {
  const [proposal] = proposals(evening.state);
  if (proposal?.kind !== 'nextRound') throw new Error('no next round');
  return evening.do({ type: 'AcceptProposal', proposal: proposal.key });
};
const sizes = (evening: Evening) => evening.state.rounds?.at(-1)?.matches.map(({ players }) => players.length);
const counted = (evening: Evening) =>
  [...places(evening.state).values()]
    .map(({ place, sharedBy = 1 }) => [place, sharedBy])
    .toSorted(([a = 0], [b = 0]) => a - b);

const late = toEntryId('late');

describe('who comes once the first round is drawn', () => {
  it('has no match: he is neither checked in nor absent nor entered, and may be struck off', () => {
    const evening = new Evening('pvb', { seatsPerTable: 2, lateEntryThrough: 0, form: { rounds: bracket } });
    evening.enter(4);
    evening.do({ type: 'AddEntries', entries: [{ entry: late, person: toPersonId('late') }] });
    evening.do({ type: 'DrawSeats' });
    evening.do({ type: 'StartClock' });
    expect(evening.refusal({ type: 'CheckIn', entries: [late] })).toEqual({ code: 'no-match', entry: late });
    expect(evening.refusal({ type: 'MarkAbsent', entry: late })).toEqual({ code: 'no-match', entry: late });
    playRound(evening);
    nextRound(evening);
    playRound(evening);
    expect([stageOf(evening.state), counted(evening).length]).toEqual(['over', 4]);
    evening.do({ type: 'WithdrawEntry', entry: late });
  });

  it('is not entered again either, though the rulebook lets him in again until a level is over', () => {
    const evening = new Evening('gcb', { seatsPerTable: 2, lateEntryThrough: 0, form: { rounds: bracket } });
    evening.enter(4);
    evening.do({ type: 'DrawSeats' });
    evening.do({ type: 'StartClock' });
    const [gone = late] = evening.state.rounds?.[0]?.matches[0]?.players ?? [];
    out(evening, gone);
    const { person = toPersonId('') } = evening.state.entries.get(gone) ?? {};
    expect(evening.refusal({ type: 'AddEntries', entries: [{ entry: toEntryId('again'), person }] })).toEqual({
      code: 'rounds-begun',
    });
  });
});

describe('a shoot-out of three tables', () => {
  it('balances nothing: a table plays until one is left, and he goes on with what he has won', () => {
    const evening = night(9, 3, shootOut);
    expect(sizes(evening)).toEqual([3, 3, 3]);
    expect(proposals(evening.state)).toEqual([]);
    const [first] = evening.state.rounds?.[0]?.matches ?? [];
    for (const entry of first?.players.slice(1) ?? []) out(evening, entry);
    expect(proposals(evening.state)).toEqual([]);
    for (const { players } of evening.state.rounds?.[0]?.matches.slice(1) ?? [])
      for (const entry of players.slice(1)) out(evening, entry);
    expect(proposals(evening.state)).toMatchObject([{ kind: 'nextRound', round: 2, players: 3, tables: 1 }]);
    nextRound(evening);
    expect([sizes(evening), evening.state.tables.size, chipsInPlay(evening.state)]).toEqual([[3], 1, 90_000]);
    expect(stageOf(evening.state)).toBe('play');
    playRound(evening);
    expect(stageOf(evening.state)).toBe('over');
    expect(counted(evening)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 3],
      [4, 3],
      [4, 3],
      [7, 3],
      [7, 3],
      [7, 3],
    ]);
  });

  it('who is left at a table that is decided plays no more hand there', () => {
    const evening = night(9, 3, shootOut);
    const [match] = evening.state.rounds?.[0]?.matches ?? [];
    const [left, ...others] = match?.players ?? [];
    for (const entry of others) out(evening, entry);
    const refusal = evening.refusal({
      type: 'BustOut',
      bustOut: toBustOutId('more'),
      out: [{ entry: left ?? toEntryId(''), by: [] }],
    });
    expect(refusal).toMatchObject({ code: 'table-decided', name: match?.name });
  });

  it('nobody is moved, and nothing is joined by hand', () => {
    const evening = night(9, 3, shootOut);
    const [a, b] = evening.state.rounds?.[0]?.matches.map(({ players }) => players[0] ?? toEntryId('')) ?? [];
    expect(evening.refusal({ type: 'SwapEntries', a: a as EntryId, b: b as EntryId })?.code).toBe('sit-and-go');
    expect(evening.refusal({ type: 'FormFinalTable', reason: 'late' })?.code).toBe('sit-and-go');
  });

  test('two of each table go on where the form has it, and the places of the others count in the order of time', () => {
    const evening = night(12, 6, { ...shootOut, advance: 2, places: 'byTime' });
    playRound(evening, 2);
    expect(counted(evening).map(([place]) => place)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    nextRound(evening);
    playRound(evening);
    expect(counted(evening)).toHaveLength(12);
    expect(counted(evening).map(([place]) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('an earlier bust-out is not put right behind the back of the next round, but its draw is taken back first', () => {
    const evening = night(9, 3, shootOut);
    playRound(evening);
    const before = evening.state;
    const [drawn] = nextRound(evening);
    const gone = evening.state.bustOuts[0]?.out[0]?.entry ?? toEntryId('');
    expect(evening.refusal({ type: 'Reinstate', entry: gone })).toMatchObject({ code: 'round-drawn', round: 2 });
    const again = new Evening('pvb');
    again.state = before;
    again.do({ type: 'Reinstate', entry: gone });
    expect(drawn !== undefined && fits(before, drawn)).toBe(true);
    expect(drawn !== undefined && fits(again.state, drawn)).toBe(false);
  });
});

describe('a heads-up bracket of six', () => {
  it('has two byes, then no more: four, two, one', () => {
    const evening = night(6, 2, bracket);
    expect(sizes(evening)?.toSorted()).toEqual([1, 1, 2, 2]);
    expect(unseated(evening.state)).toHaveLength(2);
    const byes = new Set(unseated(evening.state).map(({ id }) => id));
    playRound(evening);
    nextRound(evening);
    expect(sizes(evening)).toEqual([2, 2]);
    expect(unseated(evening.state)).toEqual([]);
    // all of the round are told their seats, those after a bye as coming from no other
    const told = evening.state.recentMoves.filter(({ by }) => by === 'nextRound');
    expect(new Set(told.map(({ entry }) => entry))).toEqual(
      new Set(evening.state.rounds?.[1]?.matches.flatMap(({ players }) => players)),
    );
    for (const { entry, from, to } of told) if (byes.has(entry)) expect(from).toEqual(to);
    playRound(evening);
    nextRound(evening);
    playRound(evening);
    expect(stageOf(evening.state)).toBe('over');
    expect(counted(evening)).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [3, 2],
      [5, 2],
      [5, 2],
    ]);
  });

  it('each plays whom the tree says: the winners of neighbours', () => {
    const evening = night(8, 2, bracket);
    const first = evening.state.rounds?.[0]?.matches.map(({ players }) => players) ?? [];
    playRound(evening);
    nextRound(evening);
    const second = evening.state.rounds?.[1]?.matches.map(({ players }) => players);
    expect(second).toEqual([
      [first[0]?.[0], first[1]?.[0]],
      [first[2]?.[0], first[3]?.[0]],
    ]);
  });

  it('with fresh stacks, what the losers brought leaves play, and with the levels again the first is played', () => {
    const evening = night(6, 2, { ...bracket, levelsAgain: true });
    expect(chipsInPlay(evening.state)).toBe(60_000);
    evening.do({ type: 'JumpToLevel', level: 5 });
    playRound(evening);
    nextRound(evening);
    expect([chipsInPlay(evening.state), evening.state.clock?.level]).toEqual([40_000, 0]);
  });

  it('the losers of the semi-finals play for the third place where it is set', () => {
    const evening = night(4, 2, { ...bracket, thirdPlace: true });
    playRound(evening);
    const losers = [...places(evening.state).keys()];
    nextRound(evening);
    const third = evening.state.rounds?.[1]?.matches.find((match) => match.third);
    expect(third?.players.toSorted()).toEqual(losers.toSorted());
    expect([inPlay(evening.state).length, chipsInPlay(evening.state)]).toEqual([4, 40_000]);
    const [a, b] = third?.players ?? [];
    evening.do({ type: 'BustOut', bustOut: toBustOutId('third'), out: [{ entry: b as EntryId, by: [a as EntryId] }] });
    expect(stageOf(evening.state)).toBe('play');
    const final = evening.state.rounds?.[1]?.matches.find((match) => !match.third);
    const [winner, loser] = final?.players ?? [];
    evening.do({ type: 'BustOut', bustOut: toBustOutId('final'), out: [{ entry: loser as EntryId, by: [] }] });
    expect(stageOf(evening.state)).toBe('over');
    const found = places(evening.state);
    expect([winner, loser, a, b].map((entry) => found.get(entry as EntryId)?.place)).toEqual([1, 2, 3, 4]);
  });
});

describe('what does not go together', () => {
  const clash = (changes: Partial<Setup>, book = 'pvb') =>
    new Evening(book).refusal({ type: 'ChangeSetup', changes: { lateEntryThrough: 0, ...changes } });
  test.each([
    [{ form: { rounds: shootOut }, lateEntryThrough: 4 }, 'roundsAndLateEntry'],
    [{ form: { rounds: { ...shootOut, advance: 2, draw: 'tree' } } }, 'treeForOneWinner'],
    [{ form: { rounds: { ...shootOut, thirdPlace: true } } }, 'thirdPlaceHeadsUp'],
    [{ form: { rounds: { ...shootOut, levelsAgain: true } } }, 'levelsAgainCarried'],
    [{ form: { rounds: shootOut, eachTable: true } }, 'roundsAndEachTable'],
  ] as const)('%j is %s', (changes, is) => {
    expect(clash(changes)).toMatchObject({ code: 'form-contradicts', clash: is });
  });

  it('as many go on as leaves somebody to go out at the smallest table', () => {
    const refusal = clash({ form: { rounds: { ...shootOut, advance: 5 } } });
    expect(refusal).toMatchObject({ code: 'form-invalid', field: 'advance', min: 1, max: 4 });
  });

  test('[oepbl:3.10 team mtt] a team tournament of several tables has no limit of time', () => {
    const rulebook = { ...setupFor('oepbl').rulebook, occasion: 'teamMtt' };
    const timed = { timeLimit: { playTime: 2_400_000 as never, lastHands: 3 } };
    expect(clash({ rulebook, form: timed }, 'oepbl')).toMatchObject({ clash: 'timeNever' });
  });

  it('how a rulebook balances tables is no objection to a form in which none are balanced', () => {
    const rulebook = { ...setupFor('pvb').rulebook, occasion: 'championship' };
    expect(clash({ rulebook, form: { rounds: shootOut } })).toBe(undefined);
  });

  it('is fixed once it begins', () => {
    const evening = night(9, 3, shootOut, { startingStack: toChips(5_000) });
    expect(evening.refusal({ type: 'ChangeSetup', changes: {}, clear: ['form'] })?.code).toBe('fixed-after-start');
  });
});
