import { beforeAll, describe, expect, it } from 'vitest';
import { type CitedPolicies, policiesOf } from '../cited.ts';
import { loadRules } from '../load-rules.ts';
import { findRule, type Rule } from '../rule.ts';
import { rulebooks } from '../shelf.ts';

/** What the catalogue notes as a rule's numbers and switches, to hold against the policies: two ways to one result. */
const catalogues = new Map<string, readonly Rule[]>();
const parametersOf = (id: string, ref: string) => findRule(catalogues.get(id) ?? [], ref)?.parameters;
const of = (id: string, occasion?: string): CitedPolicies => {
  const book = rulebooks.find((one) => one.id === id);
  if (book === undefined) throw new RangeError(id);
  return policiesOf(book, occasion);
};

beforeAll(async () => {
  for (const { id } of rulebooks) catalogues.set(id, (await loadRules(id))?.rules ?? []);
});

describe('players at a table', () => {
  it('[pvb:08(1)] [pvb:08(2)] championships: nine at hold’em and ten at the last table, eight and eight at Omaha', () => {
    const { 'tables.maxSeats': seats, 'tables.finalTableSize': final } = of('pvb', 'championship');
    expect(seats.value).toMatchObject({ holdem: 9, omaha: 8 });
    expect(final.value).toMatchObject({ is: 'number', holdem: 10, omaha: 8 });
    expect(parametersOf('pvb', '08(1)')).toMatchObject({ maxPlayersPerTable: 9, finalTableMaxPlayers: 10 });
    expect(parametersOf('pvb', '08(2)')).toMatchObject({ maxPlayersPerTable: 8, finalTableMaxPlayers: 8 });
  });

  it('[pvb:08(1)] says nothing about league days', () => {
    expect(of('pvb', 'leagueDay')['tables.maxSeats'].from).toBe('base');
  });

  it('[tda55:2.a] [tda55:2.b] nine, eight at stud, ten at the start where it must be', () => {
    expect(of('tda55')['tables.maxSeats'].value).toEqual({ holdem: 9, omaha: 9, stud: 8, atStart: 10 });
    expect(parametersOf('tda55', '2.a')).toMatchObject({ seatsPerTable: { noLimit: 9, potLimit: 9, stud: 8 } });
    expect(parametersOf('tda55', '2.b')).toMatchObject({ startingSeatsPerTableExceptional: 10 });
  });

  it('[oepbl:6.2 seats] at most ten', () => {
    expect(of('oepbl')['tables.maxSeats'].value).toMatchObject({ holdem: 10 });
    expect(parametersOf('oepbl', '6.2 seats')).toMatchObject({ maxPlayers: 10 });
  });

  it('[gcb:T11.1] [gcb:T11.2] at the last table one more than at a full one, never more than ten', () => {
    expect(of('gcb')['tables.finalTableSize'].value).toEqual({ is: 'fullTablePlusOne', atMost: 10 });
    expect(parametersOf('gcb', 'T11.1')).toMatchObject({ extraPlayers: 1 });
    expect(parametersOf('gcb', 'T11.2')).toMatchObject({ maxFinalTablePlayers: 10 });
  });
});

describe('thresholds while tables are broken and balanced', () => {
  it.each([
    { book: 'pvb', ref: '09(3)', parameter: 'freeSeatsThatHaltPlay', missing: 3 },
    { book: 'tda55', ref: '5.d', parameter: 'haltAtFreeSeats', missing: 2 },
  ])('$book halts a table with $missing seats free', ({ book, ref, parameter, missing }) => {
    expect(of(book)['balancing.haltMissingPlayers'].value.missing).toBe(missing);
    expect(parametersOf(book, ref)).toMatchObject({ [parameter]: missing });
  });

  it('tda55 stops the clock from six tables on', () => {
    expect(of('tda55')['tables.clockDuringBreak'].value).toBe(6);
    expect(parametersOf('tda55', '4.e')).toMatchObject({ clockStopsWhenTablesLeftAtMost: 6 });
  });

  it('bdpv lets the button be drawn anew from three newcomers on', () => {
    expect(of('bdpv')['button.redrawAfterMoves'].value).toBe(3);
    expect(parametersOf('bdpv', '6.15')).toMatchObject({ minMovedPlayersForRedraw: 3 });
  });
});

describe('minutes of absence', () => {
  it.each([
    { occasion: 'leagueDay', late: '12(1a)', away: '12(1b)', limit: { is: 'minutes', minutes: 25 } },
    {
      occasion: 'championship',
      late: '12(2a)',
      away: '12(2b)',
      limit: { is: 'minutes', minutes: 25, withExcuse: 60 },
    },
  ])('pvb $occasion', ({ occasion, late, away, limit }) => {
    const policies = of('pvb', occasion);
    expect(policies['presence.lateStartLimit'].value).toEqual(limit);
    expect(policies['presence.absenceLimit'].value).toBe(25);
    expect(parametersOf('pvb', late)).toMatchObject({
      graceMinutes: 25,
      ...('withExcuse' in limit && { graceMinutesIfExcused: limit.withExcuse }),
    });
    expect(parametersOf('pvb', away)).toMatchObject({ maxAbsenceMinutes: 25 });
  });
});
