import { describe, expect, it } from 'vitest';
import { policiesOf, policy } from '../cited.ts';
import { policies, policyNames } from '../policies.ts';
import { findRulebook, rulebooks } from '../shelf.ts';
import { conflicts, conflictsAnywhere } from './conflicts.ts';
import { departures } from './departures.ts';
import { type HouseAnswers, type HouseRulebook, houseBook } from './house-rulebook.ts';
import { knownValues } from './known-values.ts';
import { isPolicyValue } from './policy-value.ts';
import { readHouse, readNewHouse } from './read-house.ts';
import { strangeNumbers } from './strange-numbers.ts';
import { boundsOf, makeOf, policyChoices, waysToAnswer } from './ways-to-answer.ts';

const house = (answers: HouseAnswers, id = 'pvb', edition = '2020-01'): HouseRulebook => ({
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: '2026-11-21',
  name: 'Hausregeln Kreuzberg',
  extends: { id, edition },
  answers,
});
function bookOf(answers: HouseAnswers) {
  const book = houseBook(house(answers));
  if (book === undefined) throw new Error('no rulebook beneath');
  return book;
}

describe('a house rulebook', () => {
  const book = bookOf({ 'betting.undercall': { value: 'completeAlways', note: 'Wir lassen immer auffüllen.' } });

  it('answers where it departs, and cites itself', () => {
    expect(policy(book, 'betting.undercall')).toEqual({
      policy: 'betting.undercall',
      value: 'completeAlways',
      refs: ['kreuzberg@2026-11-21:betting.undercall'],
      from: 'house',
    });
  });

  it('inherits all else with the rules of the rulebook beneath, and its silence', () => {
    const pvb = findRulebook('pvb');
    if (pvb === undefined) throw new Error('no pvb');
    const { 'betting.undercall': _, ...rest } = policiesOf(book);
    const { 'betting.undercall': __, ...beneath } = policiesOf(pvb);
    expect(rest).toEqual(beneath);
    for (const { id } of pvb.occasions)
      expect(policy(book, 'tables.format', id)).toEqual(policy(pvb, 'tables.format', id));
  });

  it('shows where it departs and from what', () => {
    expect(departures(book)).toMatchObject([{ house: { value: 'completeAlways' }, instead: { from: 'base' } }]);
    expect(departures(bookOf({ 'betting.straddle': { value: 'forbidden' } }))).toEqual([]);
  });

  it('comes back from its document as it was', () => {
    const document = house({ 'betting.stringBet': { value: 'callOnly' }, 'sanctions.maxRounds': { value: 3 } });
    expect(readHouse(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, house: document });
  });

  it('is refused with every problem named', () => {
    const broken = {
      ...house({}, 'pvb', '1999'),
      id: 'gcb',
      edition: 'Ä',
      answers: {
        'betting.undercall': { value: 'sometimes' },
        'betting.luck': { value: 1 },
        'sanctions.maxRounds': { value: -1 },
        'sanctions.timePenalty': { value: { is: 'minutes', from: 5 } },
      },
    };
    expect(readHouse(broken)).toEqual({
      ok: false,
      problems: [
        { problem: 'nameOfAnother', id: 'gcb' },
        { problem: 'badField', field: 'edition' },
        { problem: 'noSuchRulebook', id: 'pvb', edition: '1999' },
        { problem: 'notAValue', policy: 'betting.undercall' },
        { problem: 'noSuchPolicy', policy: 'betting.luck' },
        { problem: 'notAValue', policy: 'sanctions.maxRounds' },
        { problem: 'notAValue', policy: 'sanctions.timePenalty' },
      ],
    });
    expect(readHouse({ format: 'riffle-house-rulebook', v: 2 })).toMatchObject({ problems: [{ problem: 'newer' }] });
    expect(readHouse({ format: 'riffle-house-rulebook', v: { toString: 1 } })).toEqual({
      ...{ ok: false, problems: [{ problem: 'badField', field: 'v' }] },
    });
    for (const nothing of [null, [], 'x', {}])
      expect(readHouse(nothing)).toEqual({ ok: false, problems: [{ problem: 'notAHouseRulebook' }] });
  });
});

describe('the answers that there are', () => {
  it('cover every answer of every rulebook and of common practice', () => {
    for (const name of policyNames)
      for (const value of knownValues(name))
        expect(isPolicyValue(name, value), `${name} ${JSON.stringify(value)}`).toBe(true);
  });

  it('leave numbers free and nothing else', () => {
    expect(isPolicyValue('sanctions.timePenalty', { is: 'minutes', from: 5, to: 20 })).toBe(true);
    expect(isPolicyValue('sanctions.timePenalty', { is: 'hours', from: 5, to: 20 })).toBe(false);
    expect(isPolicyValue('betting.raiseMethods', ['oneMotion', 'oneMotion'])).toBe(false);
    expect(isPolicyValue('betting.raiseMethods', 'oneMotion')).toBe(false);
    for (const nothing of [null, [], {}]) expect(isPolicyValue('betting.withdrawMisread', nothing)).toBe(false);
    expect(isPolicyValue('button.redrawAfterMoves', 1.5)).toBe(false);
  });
});

describe('a list of words', () => {
  it('has an order that agrees with every rulebook’s: a ladder stays a ladder', () => {
    for (const name of policyNames) {
      const declared = policies[name];
      // who looks at a suspect's cards is named in two orders that contradict each other
      if (declared.form !== 'someOf' || name === 'showdown.suspicionLook') continue;
      for (const value of knownValues(name))
        expect(
          declared.choices.filter((one) => (value as unknown as unknown[]).includes(one)),
          name,
        ).toEqual(value);
    }
    expect(policyChoices['sanctions.ladder']).toEqual(
      'hint caution warning oneHand rounds deadHand time chipLoss points elimination disqualification exclusion'.split(
        ' ',
      ),
    );
  });
});

describe('the ways to answer', () => {
  it('are all accepted, each once, and hold whatever a rulebook says', () => {
    for (const name of policyNames) {
      const makes = waysToAnswer(name).map(makeOf);
      expect(new Set(makes).size, name).toBe(makes.length);
      for (const value of waysToAnswer(name)) expect(isPolicyValue(name, value), name).toBe(true);
      for (const value of knownValues(name)) if (!Array.isArray(value)) expect(makes, name).toContain(makeOf(value));
    }
  });

  it('are words before numbers, and records with and without what may be left out', () => {
    expect(waysToAnswer('balancing.trigger')).toEqual(['managementDecides', 2]);
    expect(waysToAnswer('tables.maxSeats').map((way) => Object.keys(way as object))).toEqual([
      ['holdem', 'omaha', 'stud'],
      ['holdem', 'omaha', 'stud', 'atStart'],
    ]);
  });

  it('are also those that no rulebook takes, with the numbers of one that takes another', () => {
    expect(waysToAnswer('handForHand.clock')).toContainEqual({ is: 'stands' });
    expect(waysToAnswer('cash.runItTwice')).toContainEqual({ runs: 2, from: 'flop', minBigBlinds: 100 });
  });

  it('have numbers within bounds', () => {
    expect(boundsOf('betting.withdrawMisread', { rightBelow: 0, dealerBelow: 0 }, 'rightBelow').most).toBe(100);
    expect(boundsOf('sanctions.timePenalty', { is: 'minutes', from: 1, to: 1 }, 'from').most).toBe(1440);
    expect(boundsOf('sanctions.timePenalty', { is: 'none' }, 'from')).toEqual({ least: 0, most: 0 });
    expect(boundsOf('balancing.trigger', 2, 'is')).toEqual({ least: 0, most: 0 });
    expect(isPolicyValue('betting.withdrawMisread', { rightBelow: 0, dealerBelow: 1_000_001 })).toBe(false);
    expect(isPolicyValue('betting.withdrawMisread', { rightBelow: 0, dealerBelow: -1 })).toBe(false);
    for (const name of policyNames)
      for (const value of waysToAnswer(name))
        for (const [key, count] of Object.entries(typeof value === 'object' ? (value ?? {}) : { '': value }))
          if (typeof count === 'number') {
            const { least, most } = boundsOf(name, value, key);
            expect([least <= count, count <= most], `${name}.${key}`).toEqual([true, true]);
          }
  });

  it('are refused where a number lies beyond its bounds, unless they were kept before there were any', () => {
    const answers: unknown = {
      'betting.withdrawMisread': { value: { rightBelow: 50, dealerBelow: 101 } },
      'presence.lateStartLimit': { value: { is: 'minutes', minutes: 1441 } },
      'balancing.trigger': { value: 101 },
      'cash.callWait': { value: 5 },
      'league.teamPoints': { value: [10, 1001] },
    };
    const document = house(answers as HouseAnswers);
    expect(readHouse(document).ok).toBe(true);
    const read = readNewHouse(document);
    expect(read.ok ? [] : read.problems).toEqual([
      { problem: 'strangeNumber', policy: 'betting.withdrawMisread', found: 101, least: 0, most: 100 },
      { problem: 'strangeNumber', policy: 'presence.lateStartLimit', found: 1441, least: 0, most: 1440 },
      { problem: 'strangeNumber', policy: 'balancing.trigger', found: 101, least: 0, most: 100 },
      { problem: 'strangeNumber', policy: 'league.teamPoints', found: 1001, least: 0, most: 1000 },
    ]);
    for (const book of rulebooks)
      for (const name of policyNames)
        expect(strangeNumbers(name, book.answers[name]?.value), `${book.id} ${name}`).toEqual([]);
  });

  it('leave a list that carries rule numbers to rulebooks', () => {
    expect(isPolicyValue('sanctions.offences', {})).toBe(true);
    expect(isPolicyValue('sanctions.offences', { softplay: { refs: ['1'] } })).toBe(false);
  });
});

describe('what fits together', () => {
  it.each(rulebooks)('$id does', (book) => {
    expect(conflicts(book)).toEqual([]);
    for (const { id } of book.occasions) expect(conflicts(book, id)).toEqual([]);
  });

  it.each<{ readonly answers: HouseAnswers; readonly clash: readonly string[] }>([
    {
      answers: { 'betting.withdrawMisread': { value: { rightBelow: 50, dealerBelow: 49 } } },
      clash: ['withdrawDealerBelowRight betting.withdrawMisread betting.undercall'],
    },
    { answers: { 'betting.withdrawMisread': { value: { rightBelow: 50, dealerBelow: 50 } } }, clash: [] },
    {
      answers: { 'sanctions.timePenalty': { value: { is: 'none' } } },
      clash: ['timePenaltyNotOnLadder sanctions.ladder sanctions.timePenalty'],
    },
    {
      answers: { 'sanctions.timePenalty': { value: { is: 'minutes', from: 10, to: 9 } } },
      clash: ['timePenaltyBackwards sanctions.timePenalty sanctions.ladder'],
    },
    { answers: { 'sanctions.timePenalty': { value: { is: 'minutes', from: 10, to: 10 } } }, clash: [] },
    {
      answers: { 'sanctions.ladder': { value: ['caution', 'time'] }, 'sanctions.maxRounds': { value: 1 } },
      clash: ['roundsNotOnLadder sanctions.maxRounds sanctions.ladder'],
    },
    {
      answers: {
        'sanctions.ladder': { value: ['warning', 'time'] },
        'sanctions.maxRounds': { value: 0 },
        'sanctions.cautionsBeforePenalty': { value: 1 },
      },
      clash: ['cautionsNotOnLadder sanctions.cautionsBeforePenalty sanctions.ladder'],
    },
    {
      answers: {
        'sanctions.ladder': { value: ['warning', 'time'] },
        'sanctions.maxRounds': { value: 0 },
        'sanctions.cautionsBeforePenalty': { value: 0 },
      },
      clash: [],
    },
    {
      answers: { 'betting.straddle': { value: 'allowed' }, 'cash.straddle': { value: 'forbidden' } },
      clash: ['straddleOnlyInTournaments betting.straddle cash.straddle'],
    },
    { answers: { 'betting.straddle': { value: 'forbidden' }, 'cash.straddle': { value: 'forbidden' } }, clash: [] },
    {
      answers: { 'presence.absenceLimit': { value: 1 }, 'presence.absenceExceeded': { value: 'none' } },
      clash: ['absenceLimitWithoutEnd presence.absenceLimit presence.absenceExceeded'],
    },
    { answers: { 'presence.absenceLimit': { value: 0 }, 'presence.absenceExceeded': { value: 'none' } }, clash: [] },
  ])('or does not, and is named with both questions: $clash', ({ answers, clash }) => {
    const found = conflicts(bookOf(answers)).map(({ conflict, policies: both }) => [conflict, ...both].join(' '));
    expect(found).toEqual(clash);
  });

  it('on one occasion alone is found as well, once', () => {
    const book = bookOf({ 'sanctions.timePenalty': { value: { is: 'none' } } });
    expect(book.occasions.length).toBeGreaterThan(1);
    expect(conflictsAnywhere(book)).toEqual(conflicts(book));
  });

  it('a time penalty without a length, rounds that are not on the ladder', () => {
    const found = conflicts(
      bookOf({ 'sanctions.ladder': { value: ['warning', 'time'] }, 'sanctions.maxRounds': { value: 2 } }),
    );
    expect(found.map(({ conflict }) => conflict)).toEqual(['roundsNotOnLadder', 'cautionsNotOnLadder']);
    expect(conflicts(bookOf({ 'sanctions.timePenalty': { value: { is: 'none' } } }))).toHaveLength(1);
  });
});
