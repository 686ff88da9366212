import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { arranged, seatsTo } from './arranged.ts';
import { halts } from './halts.ts';
import { proposals } from './proposals.ts';

type Balance = Extract<Proposal, { readonly kind: 'balance' }>;
type Sizes = ReadonlyMap<string, number>;

const SEATS = 9;
const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** How many sit at each of three to five tables, the next to break first; more of them than one final table takes. */
const field: fc.Arbitrary<Sizes> = fc
  .array(fc.integer({ min: 1, max: SEATS }), { minLength: 3, maxLength: NAMES.length })
  .map((sizes) => new Map(sizes.map((size, nth) => [NAMES[nth] ?? '', size] as const)))
  .filter((sizes) => playersAt(sizes) > SEATS + 1);
const playersAt = (sizes: Sizes): number => [...sizes.values()].reduce((all, size) => all + size, 0);
const most = (sizes: Sizes): number => Math.max(...sizes.values());
const tablesWith = (sizes: Sizes, size: number): number => [...sizes.values()].filter((one) => one === size).length;
const fitOnFewer = (sizes: Sizes): boolean => playersAt(sizes) <= SEATS * (sizes.size - 1);

const night = (book: string, sizes: Sizes) =>
  arranged(book, Object.fromEntries([...sizes].map(([name, size]) => [name, { taken: seatsTo(size) }]))).state;
const isBalance = (proposal: Proposal): proposal is Balance => proposal.kind === 'balance';

function after(sizes: Sizes, { from, to }: Balance): Sizes {
  const left = sizes.get(from.table) ?? 0;
  const joined = sizes.get(to.table) ?? 0;
  return new Map([...sizes, [from.table, left - 1], [to.table, joined + 1]]);
}

describe.each(rulebooks.map(({ id }) => id))('%s: tables of any size', (book) => {
  it('one fewer as soon as all have a seat without it: the next in the order', () => {
    fc.assert(
      fc.property(field, (sizes) => {
        const found = proposals(night(book, sizes)).filter(({ kind }) => kind === 'breakTable');
        expect(found).toHaveLength(fitOnFewer(sizes) ? 1 : 0);
        const seats = SEATS * (sizes.size - 1);
        const facts = { players: playersAt(sizes), tables: sizes.size - 1, seats };
        const because = [{ code: 'fits-on-fewer-tables', facts }];
        if (fitOnFewer(sizes)) expect(found).toMatchObject([{ table: 'A', because: expect.arrayContaining(because) }]);
      }),
    );
  });

  it('else from a fullest to one that is short, until none is', () => {
    fc.assert(
      fc.property(
        field.filter((sizes) => !fitOnFewer(sizes)),
        (sizes) => {
          const state = night(book, sizes);
          const { value } = policyOf(setupOf(state), 'balancing.trigger');
          const trigger = value === 'managementDecides' ? 2 : value;
          let now = sizes;
          for (const move of proposals(state).filter(isBalance)) {
            const [full, short] = [now.get(move.from.table) ?? 0, now.get(move.to.table) ?? 0];
            expect(full).toBe(most(now));
            expect(full - short).toBeGreaterThanOrEqual(trigger);
            const codes = move.because.map(({ code }) => code);
            const differ = { most: full, fewest: short, difference: full - short };
            expect(move.because[0]).toMatchObject({ code: 'tables-differ', facts: differ });
            expect(codes.includes('management-decides')).toBe(value === 'managementDecides');
            // who is asked among equals is said where there are any
            const asked = ['balancing.sourceTable', 'balancing.destinationTable'].map((name) =>
              move.because.some((reason) => reason.because?.policy === name),
            );
            expect(asked).toEqual([tablesWith(now, full) > 1, tablesWith(now, short) > 1]);
            now = after(now, move);
          }
          expect(most(now) - Math.min(...now.values())).toBeLessThan(trigger);
        },
      ),
    );
  });

  it('play halts where too many are missing and somebody is to come, and nowhere else', () => {
    fc.assert(
      fc.property(
        field.filter((sizes) => !fitOnFewer(sizes)),
        (sizes) => {
          const state = night(book, sizes);
          const { missing, against } = policyOf(setupOf(state), 'balancing.haltMissingPlayers').value;
          const full = against === 'seatLimit' ? SEATS : most(sizes);
          const receiving = new Set(
            proposals(state)
              .filter(isBalance)
              .map(({ to }) => String(to.table)),
          );
          const short = [...sizes].filter(([name, size]) => receiving.has(name) && full - size >= missing);
          expect(Object.keys(halts(state)).toSorted()).toEqual(short.map(([name]) => name).toSorted());
        },
      ),
    );
  });
});
