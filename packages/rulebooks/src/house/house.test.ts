import { describe, expect, it } from 'vitest';
import { policiesOf, policy, policyNames } from '../cited.ts';
import { findRulebook, rulebooks } from '../shelf.ts';
import { conflicts } from './conflicts.ts';
import { departures } from './departures.ts';
import { type HouseAnswers, type HouseRulebook, houseBook } from './house-rulebook.ts';
import { knownValues } from './known-values.ts';
import { policyChoices } from './policy-choices.ts';
import { policyShape } from './policy-shape.ts';
import { isPolicyValue } from './policy-value.ts';
import { readHouse } from './read-house.ts';

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
    expect(isPolicyValue('button.redrawAfterMoves', 1.5)).toBe(false);
  });
});

describe('a list of words', () => {
  it('has an order that agrees with every rulebook’s: a ladder stays a ladder', () => {
    for (const name of policyNames) {
      const { list } = policyShape(name);
      if (list === undefined || list === 'anyNumbers') continue;
      if (policyChoices[name] !== undefined) continue;
      for (const value of knownValues(name))
        expect(
          list.filter((one) => (value as unknown[]).includes(one)),
          name,
        ).toEqual(value);
    }
    expect(policyShape('sanctions.ladder').list).toEqual(
      'hint caution warning oneHand rounds deadHand time chipLoss points elimination disqualification exclusion'.split(
        ' ',
      ),
    );
  });
});

describe('what fits together', () => {
  it.each(rulebooks)('$id does', (book) => {
    expect(conflicts(book)).toEqual([]);
    for (const { id } of book.occasions) expect(conflicts(book, id)).toEqual([]);
  });

  it('a time penalty without a length, rounds that are not on the ladder', () => {
    const found = conflicts(
      bookOf({ 'sanctions.ladder': { value: ['warning', 'time'] }, 'sanctions.maxRounds': { value: 2 } }),
    );
    expect(found.map(({ conflict }) => conflict)).toEqual(['roundsNotOnLadder', 'cautionsNotOnLadder']);
    expect(conflicts(bookOf({ 'sanctions.timePenalty': { value: { is: 'none' } } }))).toHaveLength(1);
  });
});
