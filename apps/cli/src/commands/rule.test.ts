import { rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleProcess } from '../testing/riffle-process.ts';

const incident = { kind: 'undercall', facts: { street: 'flop', bigBlind: 200, toFace: 1000, inFront: 500 } };
const piped = (args: readonly string[], input: unknown = incident) =>
  riffle(args, {}, typeof input === 'string' ? input : JSON.stringify(input));

describe('riffle rule', () => {
  it('[oepbl:6.6 undercall] gives the ruling as JSON, typed and in words', async () => {
    const { code, out, err } = await riffleProcess(['rule', '--rulebook', 'oepbl'], {}, JSON.stringify(incident));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      kind: 'undercall',
      rulebook: { id: 'oepbl', edition: '2011-01-18' },
      answer: 'determined',
      outcome: { is: 'playerChooses', between: [{ is: 'call', amount: 1000, add: 500 }, { is: 'fold' }] },
      told: { outcome: 'Der Spieler wählt: Call: 1000 (500 dazu) oder Fold' },
    });
    expect((JSON.parse(out) as { refs: string[] }).refs).toContain('oepbl@2011-01-18:6.6 undercall');
  });

  it('speaks English where asked', async () => {
    const { out } = await piped(['rule', '--rulebook', 'oepbl', '--lang', 'en']);
    expect(out).toContain('The player chooses');
  });

  it.each([
    ['a missing fact', { kind: 'undercall', facts: { bigBlind: 200, toFace: 1000 } }, '(inFront)'],
    ['an impossible fact', { ...incident, facts: { ...incident.facts, bigBlind: -1 } }, '(bigBlind)'],
    ['a fact that is not asked', { ...incident, facts: { ...incident.facts, mood: 1 } }, 'mood'],
    ['no facts', { kind: 'undercall', facts: null }, 'facts'],
    ['an unknown incident', { kind: 'rain', facts: {} }, '„rain“'],
    ['no incident', [], 'riffle incidents'],
    ['no JSON', '{', 'JSON'],
  ])('names %s in one line', async (_, input, named) => {
    const { code, out, err } = await piped(['rule', '--rulebook', 'pvb'], input);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(named);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('[gcb:T50.2] says what it can cost, in words', async () => {
    const fold = { kind: 'foldOutOfOrder', facts: { when: 'outOfTurn', how: 'words' } };
    const { out } = await piped(['rule', '--rulebook', 'gcb'], fold);
    const { told } = JSON.parse(out) as { told: { sanction: string } };
    expect(told.sanction).toBe(
      'Strafe möglich (Fold außer der Reihe), mildeste zuerst: Verwarnung, eine Hand aussetzen, Runden aussetzen, Disqualifikation',
    );
  });

  it('does not guess the rulebook or the occasion', async () => {
    expect((await piped(['rule'])).code).toBe(2);
    expect((await piped(['rule', '--rulebook', 'wsop'])).err).toContain('wsop');
    expect((await piped(['rule', '--rulebook', 'pvb', '--occasion', 'picnic'])).err).toContain('picnic');
  });
});

describe('riffle compare', () => {
  it('puts the same incident under every rulebook', async () => {
    const { code, out } = await piped(['compare', '--json']);
    expect(code).toBe(0);
    const { rulings } = JSON.parse(out) as { rulings: { group: number; rulebook: { id: string } }[] };
    expect(rulings.map(({ rulebook }) => rulebook.id)).toEqual(rulebooks.map(({ id }) => id));
    const groups = Object.fromEntries(rulings.map(({ rulebook, group }) => [rulebook.id, group]));
    expect(groups).toMatchObject({ pvb: 1, tda55: 1, bdpv: 1, gcb: 1, oepbl: 2 });
  });
});

describe('riffle incidents', () => {
  it('lists the kinds, and their schema as JSON', async () => {
    expect((await riffle(['incidents'])).out).toMatch(/^undercall +Zu wenig für den Call$/m);
    const schema = JSON.parse((await riffle(['incidents', '--json'])).out) as { oneOf: unknown[] };
    expect(schema.oneOf.length).toBeGreaterThan(0);
  });
});
