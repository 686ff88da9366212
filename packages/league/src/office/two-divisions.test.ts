import { describe, expect, it } from 'vitest';
import type { Round } from '../season/shape.ts';
import { owedBy } from './accounts.ts';
import type { LeagueCommand } from './command.ts';
import { playersOf, scoreOf, tableOf } from './standings.ts';
import { type League, matchDayOf } from './state.ts';
import { after, person, refused, running, setup } from './testing.ts';

const { profile } = setup;
/** What teams, and players of `A1` or `A2` by their names, have of a round. */
const told = (division: string, round: number, points: Readonly<Record<string, number>>, more: Partial<Round> = {}) => {
  const command: LeagueCommand = {
    type: 'EnterResults',
    results: {
      ...{ round, division },
      told: Object.entries(points).map(([name, all]) =>
        name.includes('-') ? { team: `A${division}`, player: name, points: all } : { team: name, points: all },
      ),
      ...more,
    },
  };
  return command;
};
const close = (division: string, round: number): LeagueCommand => ({ type: 'CloseRound', division, round });
const barred = { teams: [{ team: 'A2', ineligible: ['A-1'] }] };

/** After two rounds are the best of club A above; in the third A-1 plays below all the same. */
const first = after(
  running,
  ...[1, 2].flatMap((round) => [
    told('1', round, { A1: 90, B1: 80, 'A-1': 21, 'A-2': 20, 'A-3': 9 }),
    close('1', round),
    told('2', round, { A2: 60, C2: 50, 'A-5': 11 }),
    close('2', round),
  ]),
);
const named: LeagueCommand = {
  ...{ type: 'NameLineUp', team: 'A2', round: 3, captain: person('c') },
  players: ['A-1', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7'].map(person),
};
const broken = after(
  first,
  { ...named, reason: 'nobody else was there' } as LeagueCommand,
  told('1', 3, { A1: 90, B1: 80 }),
  close('1', 3),
  told('2', 3, { A2: 70, C2: 50, 'A-1': 24, 'A-5': 12 }, barred),
  close('2', 3),
);
const score = (state: League, division: string) => {
  const day = matchDayOf(state, division, 3);
  return (day && scoreOf(state, profile, day)?.teams) ?? [];
};

describe('a club that breaks the rules on players of both its teams', () => {
  it('[oepbl:3.18 disqualification] has nothing of the round with the team that did, and all of it with the other', () => {
    expect(refused(first, named)).toMatchObject({ code: 'not-eligible', player: 'A-1' });
    expect(score(broken, '2').find(({ team }) => team === 'A2')).toMatchObject({
      ...{ standing: 'disqualified', scored: 0, table: 0 },
      refs: expect.arrayContaining(['oepbl:3.18 disqualification']),
    });
    expect(score(broken, '1').find(({ team }) => team === 'A1')).toMatchObject({ standing: 'ranked', table: 30 });
    expect(tableOf(broken, profile, '2').rows.map(({ id, points }) => [id, points])).toEqual([
      ['C2', 80],
      ['A2', 60],
    ]);
  });

  it('[oepbl:3.18 individual points] leaves those what they have for themselves who might play, and the barred one nothing', () => {
    const below = playersOf(broken, profile, '2').rows;
    expect(below.find(({ id }) => id === 'A-5')?.points).toBe(11 + 11 + 12);
    expect(below.find(({ id }) => id === 'A-1')?.points ?? 0).toBe(0);
    expect(playersOf(broken, profile, '1').rows.find(({ id }) => id === 'A-1')?.points).toBe(42);
  });

  it('[oepbl:3.18 fine] owes 50 euros, and as much for every other round of it', () => {
    const owed = owedBy(broken, profile, 'A');
    const right = after(
      first,
      ...[told('1', 3, { A1: 90, B1: 80 }), close('1', 3), told('2', 3, { A2: 70, C2: 50 }), close('2', 3)],
    );
    // its line-ups are late either way
    const late = (state: League) =>
      score(state, '2')
        .find(({ team }) => team === 'A2')
        ?.fines.map((one) => one.for);
    expect([late(broken), late(right)]).toEqual([['ineligible'], ['lineUp']]);
    expect(owed - owedBy(right, profile, 'A')).toBe(50_00 - 30_00);
    const again = after(broken, told('2', 4, { A2: 70, C2: 50 }, barred), close('2', 4));
    const charged = (state: League) =>
      [3, 4]
        .map((round) => matchDayOf(state, '2', round))
        .flatMap((day) => (day && scoreOf(state, profile, day)?.teams) ?? [])
        .flatMap(({ fines }) => fines)
        .filter((one) => one.for === 'ineligible')
        .map(({ cents }) => cents);
    expect(charged(again)).toEqual([50_00, 50_00]);
  });
});
