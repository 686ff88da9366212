import { toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type Limits, type Profile, readClock, type TournamentView, toEntryId, toProfileId } from '@riffle/tournament';
import { setupFor } from '@riffle/tournament/testing';
import { describe, expect, it } from 'vitest';
import { mostAtOnce } from './most-at-once.ts';

const [in1, out1] = [toEntryId('e1'), toEntryId('e2')];
const price = (kind: Profile['kind']): Profile => ({
  ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(10_000), whileIn: true },
  parts: [{ for: 'prizes', amount: toCents(2_000) }],
});
type Given = { readonly kind?: 'rebuy' | 'addOn'; readonly limits?: Limits; readonly reason?: string };
function most(book: string, entry = out1, { kind = 'rebuy', limits = {}, reason = '' }: Given = {}): number {
  const setup = setupFor(book, { money: { profiles: [price(kind)], limits: { [kind]: limits } } });
  const view = {
    ...{ setup, figures: { left: 9 }, entries: { [in1]: { person: 'p1' }, [out1]: { person: 'p2', bustOut: 'b1' } } },
    money: { books: { sales: [{ kind, person: 'p1' }] } },
  } as unknown as TournamentView;
  const reading = readClock(undefined, setup.levels, toInstant(0));
  return mostAtOnce(view, { entry, profile: price(kind), reading, reason });
}

describe('how many are sold at once', () => {
  it('is as many as his stack may be, where that is so', () => {
    // of a double rebuy the second is sold to one stack, and a third is not
    expect([most('tda55'), most('tda55', in1), most('gcb')]).toEqual([2, 1, 5]);
    expect(most('tda55', in1, { reason: 'so ausgeschrieben' })).toBe(5);
  });

  it('is no more than a limit of the night, which a reason passes', () => {
    expect(most('gcb', in1, { limits: { perPerson: 3 } })).toBe(2);
    expect(most('gcb', out1, { limits: { perPerson: 3 } })).toBe(3);
    expect(most('gcb', out1, { limits: { total: 4 } })).toBe(3);
    expect(most('gcb', out1, { limits: { total: 4 }, reason: 'so ausgeschrieben' })).toBe(5);
    // what stands against one says itself
    expect(most('gcb', out1, { limits: { total: 1 } })).toBe(1);
  });

  it('is of add-ons what the limits leave', () =>
    expect([
      most('tda55', in1, { kind: 'addOn' }),
      most('tda55', in1, { kind: 'addOn', limits: { perPerson: 2 } }),
    ]).toEqual([5, 1]));
});
