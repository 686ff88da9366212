import { handRules } from '@riffle/hand';
import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandsToHand } from './commands-to-hand.ts';
import { handAfter, playedOnBy } from './hand-after.ts';
import { kindNames } from './kinds.ts';
import { rule } from './rule-incident.ts';
import { situationOf, startingFacts } from './situation.ts';
import { bookOf, ruled } from './testing.ts';
import { bets, chipsIn, dealt, handsBetting } from './testing-hands.ts';

const undercalled = (book: string, hand: ReturnType<typeof dealt>, seat: number, inFront: number) =>
  ruled(book, 'undercall', { ...startingFacts('undercall', situationOf(hand, toSeatNo(seat))), inFront });

describe('a ruling on a hand that is tracked', () => {
  it('[bdpv:2 Einsätze 13] the short call is made good: all of it is in, and no chip is lost', () => {
    const hand = bets(dealt('bdpv'), 3, 1000);
    const facts = startingFacts('undercall', situationOf(hand, toSeatNo(4)));
    expect(facts).toMatchObject({ street: 'preflop', bigBlind: 200, toFace: 1000, lastRaise: 800 });
    // what the act put in is not known before it is entered
    expect(facts).not.toHaveProperty('inFront');
    const ruling = undercalled('bdpv', hand, 4, 400);
    const after = handAfter(hand, commandsToHand(ruling));
    expect(after).toMatchObject({ ok: true, value: { events: [{ type: 'Called', seat: 4, amount: 1000 }] } });
    if (!after.ok) return;
    expect(after.value.hand.players.find(({ seat }) => seat === 4)).toMatchObject({ bet: 1000, stack: 9000 });
    expect(chipsIn(after.value.hand)).toBe(chipsIn(hand));
  });

  it('[oepbl:6.6 undercall] where the player chooses, nothing is done for him', () => {
    const hand = bets(dealt('oepbl'), 3, 1000);
    expect(commandsToHand(undercalled('oepbl', hand, 4, 400))).toEqual([]);
  });

  it('says which command the hand does not take, and leaves the hand as it was', () => {
    const hand = bets(dealt('pvb'), 3, 1000);
    const before = JSON.stringify(hand);
    const refused = handAfter(hand, [
      { type: 'Call', seat: toSeatNo(4) },
      { type: 'Check', seat: toSeatNo(1) },
    ]);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { command: { type: 'Check', seat: 1 }, refusal: { code: 'cannot-check', toCall: 900 } },
    });
    expect(JSON.stringify(hand)).toBe(before);
  });

  it('[pvb:40(2)] [bdpv:2 Dead Hand 1] the rulebook of the ruling says what goes back, not that of the record', () => {
    const hand = bets(bets(dealt('bdpv'), 3, 400), 4, 1200);
    const kill = [{ type: 'KillHand', seat: toSeatNo(4) }] as const;
    const back = (book: string) => {
      const after = handAfter(playedOnBy(hand, handRules(bookOf(book))), kill);
      return after.ok && after.value.hand.players.find(({ seat }) => seat === 4)?.stack;
    };
    expect([back('pvb'), back('bdpv')]).toEqual([9600, 8800]);
  });

  it('neither makes nor loses a chip, whatever is ruled on what the hand knows', () => {
    let applied = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      for (const hand of handsBetting('pvb', seed)) {
        for (const kind of kindNames) {
          const facts = startingFacts(kind, situationOf(hand, hand.players[hand.actor]?.seat));
          const ruling = rule({ kind, facts }, bookOf('pvb'));
          const after = ruling.ok ? handAfter(hand, commandsToHand(ruling.value)) : undefined;
          if (after?.ok !== true || after.value.events.length === 0) continue;
          applied += 1;
          expect(chipsIn(after.value.hand), kind).toBe(chipsIn(hand));
        }
      }
    }
    expect(applied).toBeGreaterThan(100);
  });

  it('neither makes nor loses a chip in an undercall, whatever the hand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(4), (seed, share) => {
        for (const hand of handsBetting('gcb', seed)) {
          const facing = hand.players[hand.actor];
          if (facing === undefined || hand.price < 1 || facing.bet >= hand.price) continue;
          const { toFace } = situationOf(hand, facing.seat) as { toFace: number };
          const inFront = Math.min(toFace - 1, facing.bet + share);
          const facts = startingFacts('undercall', situationOf(hand, facing.seat));
          const ruling = ruled('gcb', 'undercall', { bigBlind: 1, ...facts, inFront });
          const after = handAfter(hand, commandsToHand(ruling));
          if (after.ok) expect(chipsIn(after.value.hand)).toBe(chipsIn(hand));
        }
      }),
      { numRuns: 40 },
    );
  });
});
