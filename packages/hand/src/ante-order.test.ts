import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { cardsOf, toDeck } from './deck.ts';
import { initialHand } from './hand.ts';
import type { HandRules } from './hand-rules.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody, setupOf, type Told } from './rules/told.ts';

type Order = Exclude<HandRules['betting']['anteOrder'], 'asWritten'>;
const under =
  (anteOrder: Order) =>
  (rules: HandRules): HandRules => ({ ...rules, betting: { ...rules.betting, anteOrder } });
const blindFirst = under({ fromBigBlind: 'blind', fromEverybody: 'blind' });
const anteFirst = under({ fromBigBlind: 'ante', fromEverybody: 'ante' });

/** Seat 2 is the big blind of 200 and has 250. */
const short = (told: Partial<Told>) =>
  atTheTable({ stacks: { ...everybody(3, 5000), 2: 250 }, button: 3, blinds: [100, 200], ...told });

describe('a stack too short for ante and blind', () => {
  it.each([
    { anteFrom: 'bigBlind', ante: 200, rules: blindFirst, bet: 200 },
    { anteFrom: 'bigBlind', ante: 200, rules: anteFirst, bet: 50 },
    { anteFrom: 'everybody', ante: 100, rules: blindFirst, bet: 200 },
    { anteFrom: 'everybody', ante: 100, rules: anteFirst, bet: 150 },
  ] as const)('ante of $ante from $anteFrom: $bet are left for the blind', ({ bet, ...told }) => {
    const table = short(told);
    expect([table.bet(2), table.stack(2)]).toEqual([bet, 0]);
  });

  it.each(['ante', 'deadPost', 'livePost'] as const)(
    '%s is no blind, however large: who is left of the big blind begins',
    (kind) => {
      const setup = setupOf({
        stacks: everybody(4, 5000),
        button: 4,
        rules: under({ fromBigBlind: 'blind', fromEverybody: 'blind' }),
      });
      const large = setup.players.map(({ seat }) => ({ seat, kind, amount: toChips(300) }));
      for (const forced of [
        [...setup.forced, ...large],
        [...setup.forced, ...large.slice(3)],
      ]) {
        const rules = { ...setup.rules, betting: { ...setup.rules.betting, anteOrder: 'asWritten' as const } };
        const deck = toDeck(cardsOf('full'), 'full') ?? 'dealtByCommand';
        const began = decide(
          initialHand,
          { type: 'StartHand', setup: { ...setup, rules, forced, deck } },
          { random: () => 0 },
        );
        expect(began.ok && began.value.at(-1)).toEqual({ type: 'BettingOpened', seat: 3 });
      }
    },
  );

  it('is not posted in the other order', () => {
    const setup = setupOf({ stacks: everybody(3, 5000), button: 3, ante: 100, rules: anteFirst });
    const start = (forced: typeof setup.forced) =>
      decide(initialHand, { type: 'StartHand', setup: { ...setup, forced } }, { random: () => 0 });
    expect(start(setup.forced).ok).toBe(true);
    const turned = start(setup.forced.toReversed());
    expect(turned).toMatchObject({ ok: false, refusal: { code: 'setup-faulty', fault: 'anteOutOfOrder' } });
  });
});
