import { commandsToHand, rule, situationOf, startingFacts } from '@riffle/floor';
import { type Hand, handRules, potTotal } from '@riffle/hand';
import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../replay/example.ts';
import { openHands } from '../replay/recorded-hands.ts';
import { replayUnder } from '../replay/replay-under.ts';
import type { AskedHand, WhatIf } from './asked-hand.ts';
import { handAt } from './hand-at.ts';
import { whatIfSteps } from './what-if-steps.ts';

const asked: AskedHand = { id: 'a', text: EXAMPLE, nth: 0, book: '' };
const [opened] = openHands(EXAMPLE).hands;
const steps = opened === undefined ? [] : replayUnder(opened.record, undefined).steps;
const chipsIn = (hand: Hand | undefined) =>
  hand && potTotal(hand) + hand.players.reduce((sum, { stack }) => sum + stack, 0);
/** Elif has made it 7000 and Ben, who had called 2500, has to act. */
const step = steps.findIndex(({ hand }) => hand.price === 7000 && hand.players[hand.actor]?.seat === 2);

function ruledAt(book: string): WhatIf {
  const at = handAt(asked, step);
  const found = findRulebook(book);
  if (at === undefined || found === undefined) throw new Error('nothing to rule on');
  const seat = toSeatNo(2);
  const facts = { ...startingFacts('undercall', situationOf(at.hand, seat, at.soFar)), inFront: 4000 };
  const ruling = rule({ kind: 'undercall', facts }, found);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusal));
  return {
    place: { id: 'a', step, seat },
    commands: commandsToHand(ruling.value),
    book: { id: book, name: book },
    rules: handRules(found),
    label: { de: '', en: '' },
    ruling: '',
  };
}

describe('the hand as a ruling would have it', () => {
  it('[bdpv:2 Einsätze 13] goes on from its step with the whole call, and with the same chips', () => {
    const before = JSON.stringify(steps);
    const branch = whatIfSteps(steps, ruledAt('bdpv'));
    expect(branch.slice(0, step + 1)).toEqual(steps.slice(0, step + 1));
    const after = branch.at(-1);
    expect(after?.events).toMatchObject([{ type: 'Called', seat: 2, amount: 6000 }]);
    expect(after?.hand.players.find(({ seat }) => seat === 2)).toMatchObject({ bet: 7000 });
    expect(after?.hand.players[after.hand.actor]?.seat).toBe(3);
    expect(chipsIn(after?.hand)).toBe(chipsIn(steps[step]?.hand));
    expect(JSON.stringify(steps)).toBe(before);
  });

  it('[oepbl:6.6 undercall] ends at its step where the player still chooses', () => {
    expect(whatIfSteps(steps, ruledAt('oepbl'))).toHaveLength(step + 1);
  });

  it('knows no step that the record does not have', () => {
    expect(handAt(asked, 999)).toBeUndefined();
    expect(handAt({ ...asked, nth: 4 }, 0)).toBeUndefined();
  });
});
