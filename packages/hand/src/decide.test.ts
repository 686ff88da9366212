import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offeredCommand } from './fuzz/random-command.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { seeded } from './fuzz/seeded.ts';
import { copyOf, type Hand, initialHand } from './hand.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody } from './rules/told.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

it('a refusal says whose turn it is: to bring it in, to muck, to play the board', () => {
  const stud = atTheTable({ game: 'limit-stud', stacks: everybody(3, 9000), button: 3, bringIn: 50 });
  const others = [1, 2, 3].filter((seat) => seat !== stud.toAct);
  for (const seat of others)
    expect(stud.refusal(`${String(seat)} bringin`)).toEqual({ code: 'not-your-turn', seat, toAct: stud.toAct });
  const river = atTheTable({ stacks: everybody(3, 9000), button: 3 }).checkDown();
  expect([river.phase, river.toAct]).toEqual(['showdown', 1]);
  for (const type of ['Muck', 'PlayBoard'] as const)
    expect(river.refusalOf({ type, seat: toSeatNo(2) })).toEqual({ code: 'not-your-turn', seat: 2, toAct: 1 });
});

describe('deciding and evolving', () => {
  it('never change the hand that they are given', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      let hand: Hand = frozen(initialHand);
      let command = { type: 'StartHand', setup: frozen(randomSetup(random)) } as
        | Parameters<typeof decide>[1]
        | undefined;
      for (let step = 0; step < 200 && command !== undefined; step += 1) {
        const verdict = decide(hand, command, { random });
        if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
        hand = frozen(verdict.value.reduce((state, event) => frozen(evolve(state, event)), hand));
        command = hand.phase === 'ended' ? undefined : offeredCommand(copyOf(hand), random);
      }
      expect(hand.phase).toBe('ended');
    }
  });

  it('give the same events for the same set-up, deck and actions', () => {
    const played = (): readonly string[] => {
      const random = seeded(99);
      const setup = randomSetup(random);
      const told: string[] = [];
      let hand: Hand = initialHand;
      let command = { type: 'StartHand', setup } as Parameters<typeof decide>[1] | undefined;
      while (command !== undefined) {
        const verdict = decide(hand, command, { random });
        if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
        told.push(JSON.stringify(verdict.value));
        hand = verdict.value.reduce(evolve, hand);
        command = hand.phase === 'ended' ? undefined : offeredCommand(copyOf(hand), random);
      }
      return told;
    };
    expect(played()).toEqual(played());
  });
});
