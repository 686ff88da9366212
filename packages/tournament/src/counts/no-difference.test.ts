import { toChips } from '@riffle/cards';
import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { chipsInPlay } from '../figures.ts';
import { type EntryId, toBustOutId, toEntryId, toSaleId, toTableId } from '../ids.ts';
import { MONEY } from '../money/testing.ts';
import { inPlay, playersAt } from '../seating-index.ts';
import { playNight } from '../simulation/play-night.ts';
import { type Stacks, stackOf } from '../simulation/stacks.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { toMillis } from '../structure.ts';
import { Evening, seeded } from '../testing.ts';
import { view } from '../view-of.ts';
import { sumOfLines } from './chips-issued.ts';

/** All who are in, as the simulation knows them. */
const countOf = (state: Tournament, stacks: Stacks): TournamentEvent =>
  ({
    ...{
      v: 1,
      type: 'StacksCounted',
      no: 1,
      occasion: 'break',
      line: 0,
      played: toMillis(0),
      at: state.createdAt ?? 0,
    },
    stacks: inPlay(state).map(({ id }) => ({ entry: id, chips: stackOf(stacks, id) })),
  }) as TournamentEvent;
const WHILE_IN: typeof MONEY = {
  profiles: MONEY.profiles.map((one) => (one.kind === 'rebuy' ? { ...one, whileIn: true } : one)),
};
const lastOf = (state: Tournament) => view(state, { as: 'staff' }).counts?.all.at(-1);

it('Through races, rounding, late chips and stacks taken out, what is counted is what was issued', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rulebooks), fc.integer({ min: 1, max: 1_000_000 }), ({ id, edition }, seed) => {
      let before: Stacks | undefined;
      playNight(
        { rulebook: { id, edition }, players: 14, seed: String(seed), races: true },
        {
          onStep: ({ kind, command, before: state, history, stacks }) => {
            const was = before;
            before = stacks;
            if (kind !== 'done' || state.startedAt === undefined || stageOf(state) === 'over') return;
            const now = history.state;
            expect(sumOfLines(evolve(now, countOf(now, stacks)).counts?.[0]?.issued ?? [])).toBe(chipsInPlay(now));
            expect(lastOf(evolve(now, countOf(now, stacks)))).toMatchObject({ difference: 0, missing: [] });
            // counted before the step, it follows
            const { events = [] } = history.commits.at(-1) ?? {};
            if (was === undefined || !['TakeSmallChips', 'RemoveStack'].includes(command.type)) return;
            const open = { ...state, played: toMillis(0), clock: undefined } as never as Tournament;
            const after = events.reduce(evolve, evolve(open, countOf(open, was)));
            const told = inPlay(after).map(({ id: entry }) => [entry, stackOf(stacks, entry)]);
            expect(lastOf(after)).toMatchObject({ difference: 0, stacks: Object.fromEntries(told) });
          },
        },
      );
    }),
    { numRuns: 25 },
  );
}, 60_000);

it('Table by table, while rebuys and add-ons are sold, taken back, and stacks taken away', () => {
  const done = { sold: 0, reversed: 0, removed: 0 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const random = seeded(seed);
      const night = new Evening('gcb', { money: WHILE_IN, lateEntryThrough: 3 }, seed);
      const ids = night.start(9, 3);
      const has = new Map<EntryId, number>(ids.map((id) => [id, 10_000]));
      const pass = (): void => {
        const [a, b] = [random(9), random(9)].map((nth) => ids[nth] as EntryId) as [EntryId, EntryId];
        const some = Math.min(25 * random(200), (has.get(a) ?? 0) - 25);
        if (a === b || some <= 0 || !has.has(b)) return;
        has.set(a, (has.get(a) ?? 0) - some).set(b, (has.get(b) ?? 0) + some);
      };
      for (let nth = 0; nth < 40; nth += 1) pass();
      night.do({ type: 'JumpToLevel', level: 2 });
      night.do({ type: 'PauseClock' });
      let sales = 0;
      const sold: string[] = [];
      const steps = [
        () => {
          const entry = toEntryId(`e${String(1 + random(9))}`);
          const stack = has.get(entry);
          const kind = random(2) === 0 ? 'rebuy' : 'addOn';
          sales += 1;
          const sale = toSaleId(`s${String(sales)}`);
          if (stack === undefined) return;
          const asked = { type: 'Sell', kind, sale, entry, reason: 'so', stack: toChips(stack) } as const;
          if (!night.try(asked).ok) return;
          sold.push(sale);
          done.sold += 1;
          has.set(entry, stack + (kind === 'rebuy' ? 10_000 : 15_000));
        },
        () => {
          const sale = sold.pop();
          const one = night.state.money?.sales.find(({ id }) => id === sale);
          if (one === undefined || !night.try({ type: 'ReverseSale', sale: one.id, reason: 'no' }).ok) return;
          has.set(one.entry, (has.get(one.entry) ?? 0) - one.chips);
          done.reversed += 1;
        },
        () => {
          const entry = toEntryId(`e${String(1 + random(9))}`);
          const chips = has.get(entry);
          if (chips === undefined || has.size < 4 || random(3) > 0) return;
          const bustOut = toBustOutId(`r-${entry}`);
          if (!night.try({ type: 'RemoveStack', bustOut, entry, chips: toChips(chips), reason: 'so' }).ok) return;
          has.delete(entry);
          done.removed += 1;
        },
      ];
      for (const no of [1, 2, 3]) {
        const table = toTableId(`t${String(no)}`);
        const stacks = [...playersAt(night.state, table).values()].map((entry) => ({
          entry,
          chips: toChips(has.get(entry) ?? 0),
        }));
        if (stacks.length > 0) night.do({ type: 'CountStacks', occasion: 'break', table, stacks });
        for (let nth = 0; nth < 4; nth += 1) steps[random(steps.length)]?.();
      }
      // who was taken back into nothing has nobody's chips: the sum is what it has to be
      expect(lastOf(night.state)).toMatchObject({
        difference: 0,
        missing: [],
        stacks: Object.fromEntries(has),
        inPlay: chipsInPlay(night.state),
      });
    }),
    { numRuns: 200 },
  );
  for (const times of Object.values(done)) expect(times).toBeGreaterThan(50);
}, 60_000);
