import { describe, expect, it } from 'vitest';
import { NeededParts } from './needed-parts.ts';
import { PARTS, type Part } from './parts.ts';

type Said = Partial<Record<Part, string>>;

/** Parts that come when the test says so. */
function slowly() {
  const waiting: { readonly part: Part; readonly come: () => void }[] = [];
  const from = Object.fromEntries(
    PARTS.map((part) => [
      part,
      () =>
        new Promise<Said>((come) => {
          waiting.push({ part, come: () => come({ [part]: part }) });
        }),
    ]),
  ) as Record<Part, () => Promise<Said>>;
  return {
    from,
    come: (which: (nth: number) => boolean = () => true) => {
      for (const [nth, { come }] of waiting.entries()) if (which(nth)) come();
    },
    asked: () => waiting.map(({ part }) => part),
  };
}

describe('parts of the words that are fetched at the same time', () => {
  it('never shows an answer that comes late and knows less: what was told stays told', async () => {
    const needed = new NeededParts();
    const { from, come, asked } = slowly();
    needed.ask(['books']);
    const first = needed.fetch<Said>(from);
    needed.ask(['cashier']);
    const second = needed.fetch<Said>(from);
    expect(asked()).toEqual(['room', 'books', 'room', 'books', 'cashier']);
    come((nth) => nth >= 2);
    const take = await second;
    expect(take()).toEqual({ room: 'room', books: 'books', cashier: 'cashier' });
    come();
    const late = await first;
    expect(late()).toBeUndefined();
    expect(needed.isTold(['books', 'cashier'])).toBe(true);
  });

  it('is asked again where a page has asked for more while another language was on its way', async () => {
    const needed = new NeededParts();
    const { from, come } = slowly();
    const other = needed.fetch<Said>(from);
    come();
    const take = await other;
    needed.ask(['night']);
    expect(take()).toBeUndefined();
    expect(needed.isTold(['night'])).toBe(false);
    const again = needed.fetch<Said>(from);
    come();
    expect((await again)()).toEqual({ room: 'room', night: 'night' });
    expect(needed.isTold(['room', 'night'])).toBe(true);
  });

  it('lets the rest come where one did not', async () => {
    const needed = new NeededParts();
    const { from, come } = slowly();
    const broken = { ...from, deal: () => Promise.reject(new Error('no network')) };
    needed.ask(['deal']);
    await expect(needed.fetch<Said>(broken)).rejects.toThrow('no network');
    needed.giveUp(['deal']);
    needed.ask(['club']);
    const fetched = needed.fetch<Said>(broken);
    come();
    expect((await fetched)()).toEqual({ room: 'room', club: 'club' });
    expect(needed.isTold(['deal'])).toBe(false);
  });
});
