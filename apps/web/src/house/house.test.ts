import {
  findRulebook,
  type HouseRulebook,
  houseBook,
  isPolicyValue,
  knownValues,
  policies,
  policy,
  policyNames,
  readHouse,
  rulebooks,
} from '@riffle/rulebooks';
import { LANGUAGES, type Language, policyWords } from '@riffle/words';
import { describe, expect, it } from 'vitest';
import { answerOptions, listMembers, numbersIn, toggled, withNumber } from './answer-options.ts';
import { byTheme, findPolicies } from './find-policies.ts';
import { answered, inherited, noted } from './house-document.ts';
import { idFor, newHouse } from './new-house.ts';

const pvb = findRulebook('pvb');
if (pvb === undefined) throw new Error('no pvb');
const fresh = newHouse('Hausregeln Kreuzberg', pvb, '2026-11-21', []);

describe('a house rulebook under the pen', () => {
  it('begins empty and readable, under a short name of its own', () => {
    expect(fresh).toMatchObject({ id: 'hausregeln-kreuzberg', answers: {} });
    expect(readHouse(fresh).ok).toBe(true);
    expect(idFor('Größe & Ärger', [])).toBe('groesse-aerger');
    expect(idFor('7', [])).toBe('house');
    expect(idFor('PVB', ['pvb', 'pvb-2'])).toBe('pvb-3');
    for (const name of ['x'.repeat(119), '123 Fünf', '♠♥', 'Nürnberg – 2026'])
      expect(readHouse({ ...fresh, id: idFor(name, []) }).ok, name).toBe(true);
  });

  it('answers, keeps its words with another answer, and returns to the rulebook', () => {
    const one = noted(answered(fresh, 'betting.undercall', 'completeAlways'), 'betting.undercall', 'Immer.');
    expect(one.answers).toEqual({ 'betting.undercall': { value: 'completeAlways', note: 'Immer.' } });
    const other = answered(one, 'betting.undercall', 'completeOrFold');
    expect(other.answers['betting.undercall']).toEqual({ value: 'completeOrFold', note: 'Immer.' });
    expect(noted(other, 'betting.undercall', ' ').answers['betting.undercall']).toEqual({ value: 'completeOrFold' });
    expect(inherited(other, 'betting.undercall').answers).toEqual({});
    // what the rulebook says anyway is no departure
    expect(answered(other, 'betting.undercall', policy(pvb, 'betting.undercall').value).answers).toEqual({});
    expect(noted(fresh, 'betting.undercall', 'nothing to say it to')).toBe(fresh);
  });
});

describe.each(rulebooks)('on $id, every question', (book) => {
  const house: HouseRulebook = { ...fresh, extends: { id: book.id, edition: book.edition } };
  const own = houseBook(house);
  if (own === undefined) throw new Error('no rulebook beneath');

  it('offers what the rulebook says as chosen, and only what is accepted', () => {
    for (const name of policyNames) {
      const cited = policy(own, name);
      const options = answerOptions(name, cited.value, cited);
      if (Array.isArray(cited.value)) continue;
      expect(
        options.filter(({ chosen }) => chosen),
        name,
      ).toMatchObject([{ value: cited.value, inherited: true }]);
      for (const { value } of options) expect(isPolicyValue(name, value), name).toBe(true);
    }
  });

  it('has a sentence for whatever is offered', () => {
    for (const language of LANGUAGES)
      for (const name of policyNames) {
        const cited = policy(own, name);
        const say = policyWords[language][name].value as (value: unknown) => unknown;
        for (const { value } of answerOptions(name, cited.value, cited)) expect(say(value), name).toMatch(/\S/);
        for (const member of listMembers(name)) expect(say([member]), name).toMatch(/\S/);
      }
  });
});

describe('numbers and lists', () => {
  it('a number inside an answer is changed alone', () => {
    const minutes = { is: 'minutes', from: 10, to: 50 };
    expect(numbersIn(minutes)).toEqual([
      ['from', 10],
      ['to', 50],
    ]);
    expect(withNumber(minutes, 'to', 30)).toEqual({ is: 'minutes', from: 10, to: 30 });
    expect(withNumber(3, '', 4)).toBe(4);
    for (const name of policyNames)
      for (const value of knownValues(name))
        for (const [key] of numbersIn(value))
          expect(isPolicyValue(name, withNumber(value, key, 7)), `${name}.${key}`).toBe(true);
  });

  it('another number of the same make stays chosen, and what the rulebook says is offered with its own', () => {
    const beneath = policy(pvb, 'sanctions.timePenalty');
    const options = answerOptions('sanctions.timePenalty', { is: 'minutes', from: 5, to: 20 }, beneath);
    expect(options).toContainEqual(
      expect.objectContaining({ value: { is: 'minutes', from: 5, to: 20 }, chosen: true, inherited: false }),
    );
    const back = answerOptions('sanctions.timePenalty', { is: 'none' }, beneath);
    expect(back).toContainEqual(expect.objectContaining({ value: beneath.value, chosen: false, inherited: true }));
  });

  it('a list keeps the order in which its words are known', () => {
    const ladder = listMembers('sanctions.ladder');
    const written = policy(pvb, 'sanctions.ladder');
    expect(toggled([ladder[2] ?? ''], ladder[0] ?? '', written)).toEqual([ladder[0], ladder[2]]);
    expect(toggled(['warning', 'time'], 'time', written)).toEqual(['warning']);
  });

  it('a word taken out and put in again leaves what the rulebook says', () => {
    for (const book of rulebooks)
      for (const name of policyNames)
        for (const member of listMembers(name)) {
          const beneath = policy(book, name);
          const list = beneath.value as readonly string[];
          const once = toggled(list, member, beneath) as readonly string[];
          expect(toggled(once, member, beneath), `${book.id} ${name} ${member}`).toEqual(list);
        }
  });
});

describe('finding a question', () => {
  const find = (typed: string, language: Language, house = fresh) => findPolicies(typed, language, house, 'all');

  it('by what it is called or about, in either language', () => {
    expect(find('straddle', 'de')).toContain('betting.straddle');
    expect(find('Zeitstrafe', 'de')).toContain('sanctions.timePenalty');
    expect(find('time penalt', 'en')).toContain('sanctions.timePenalty');
    expect(find('xyzzy', 'de')).toEqual([]);
    expect(find('', 'de')).toEqual(policyNames.filter((name) => policies[name].reference !== true));
  });

  it('that nothing asks for is not put to a house; what one has said to it stays in sight', () => {
    expect(find('', 'de')).not.toContain('league.sitAndGoPoints');
    const house = answered(fresh, 'league.sitAndGoPoints', [3, 2, 1]);
    expect(find('', 'de', house)).toContain('league.sitAndGoPoints');
    expect(readHouse(house).ok).toBe(true);
  });

  it('only where the house departs, by theme', () => {
    const house = answered(fresh, 'betting.undercall', 'completeAlways');
    expect(byTheme(findPolicies('', 'de', house, 'departures'))).toEqual([
      { theme: 'betting', names: ['betting.undercall'] },
    ]);
    expect(byTheme(policyNames).flatMap(({ names }) => names)).toHaveLength(policyNames.length);
  });
});
