import { cases } from '@riffle/floor/cases';
import { findRulebook, loadRules, type RuleRef, rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { findKinds } from '../floor/find-kinds.ts';
import { flatParameters } from './flat-parameters.ts';
import { incidentsOf, kindsOfRule, rulesOfKinds } from './kinds-of-rule.ts';
import { comparePolicies, policiesFrom } from './policy-comparison.ts';
import { findRules } from './rule-filter.ts';

const catalogues = await Promise.all(rulebooks.map(({ id }) => loadRules(id)));
const rules = catalogues.flatMap((catalogue) => catalogue?.rules ?? []);

const ruledRefs = (book: string, kind: string): readonly RuleRef[] =>
  cases.filter((each) => each.book === book && each.kind === kind).flatMap(({ shows }) => shows);

describe('looking for a rule', () => {
  it('by number finds it in every rulebook, and in one', () => {
    expect(findRules(rules, { typed: 'pvb:14(1)' }, 'de')[0]?.address).toBe('pvb:14(1)');
    const inOne = findRules(rules, { typed: 'Raise', book: 'gcb' }, 'de');
    expect(inOne.length).toBeGreaterThan(0);
    expect(inOne.every(({ address }) => address.startsWith('gcb:'))).toBe(true);
  });

  it('by what people say finds the rules that answer the incident', () => {
    const typed = 'doppelt verbrannt';
    const meant = rulesOfKinds(findKinds(typed, 'de').slice(0, 3));
    const found = findRules(rules, { typed, book: 'pvb' }, 'de', meant);
    const burned = ruledRefs('pvb', 'doubleBurn');
    expect(burned.length).toBeGreaterThan(0);
    expect(found.map(({ address }) => address)).toEqual(expect.arrayContaining([...burned]));
  });

  it('by area and kind leaves only those', () => {
    const found = findRules(rules, { typed: '', area: 'conduct', kind: 'ruling' }, 'en');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ area, kind }) => area === 'conduct' && kind === 'ruling')).toBe(true);
  });
});

describe('comparing rulebooks', () => {
  const compared = comparePolicies(rulebooks);

  it('has an answer of every rulebook to every policy', () => {
    for (const { answers } of compared) expect(answers.map(({ book }) => book)).toEqual(rulebooks.map(({ id }) => id));
  });

  it('knows where they part and where they agree', () => {
    expect(compared.find(({ name }) => name === 'balancing.mover')?.differ).toBe(true);
    expect(compared.find(({ name }) => name === 'elimination.sameHand')?.differ).toBe(false);
  });

  it('tells occasions apart only where they differ', () => {
    const format = compared.find(({ name }) => name === 'tables.format');
    const pvb = format?.answers.find(({ book }) => book === 'pvb');
    expect(pvb?.otherwise.some(({ cited }) => cited.value === 'sitAndGo')).toBe(true);
    const mover = compared.find(({ name }) => name === 'dealing.handStart');
    expect(mover?.answers.find(({ book }) => book === 'pvb')?.otherwise).toEqual([]);
  });

  it('[pvb:14(3)] leads from a rule to what Riffle takes from it', () => {
    const book = findRulebook('pvb');
    if (book === undefined) throw new Error('no such rulebook');
    expect(policiesFrom(book, '14(3)').map(({ cited }) => cited.policy)).toEqual(['dealing.handStart']);
    expect(policiesFrom(book, '08a(2)')[0]).toMatchObject({ occasion: { en: expect.any(String) as string } });
    expect(policiesFrom(book, '99')).toEqual([]);
  });
});

it('leads from a rule to the incidents that it decides, and to its worked cases', () => {
  const book = findRulebook('gcb');
  if (book === undefined) throw new Error('no such rulebook');
  expect(kindsOfRule(book, 'gcb:T37.A4')).toContain('undercall');
  expect(incidentsOf('gcb:T37.A4').map(({ kind }) => kind)).toContain('undercall');
  expect(kindsOfRule(book, 'gcb:no such rule')).toEqual([]);
});

it('spells parameters out line by line', () => {
  expect(flatParameters({ maxSeats: { holdem: 9, stud: null }, cutOffs: [1, 2], steps: [{ after: 3 }] })).toEqual([
    { name: 'max seats · holdem', value: 9 },
    { name: 'max seats · stud', value: null },
    { name: 'cut offs', value: '1, 2' },
    { name: 'steps 1 · after', value: 3 },
  ]);
});
