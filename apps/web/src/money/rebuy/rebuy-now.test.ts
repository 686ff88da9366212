import { toInstant } from '@riffle/aggregate';
import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { rebuyNow } from './rebuy-now.ts';

const now = toInstant(0);
const profile = { id: 'r', name: 'Rebuy', kind: 'rebuy', parts: [{ for: 'prizes', amount: 2_000 }], chips: 20_000 };
const night = (offered: object = {}, over: readonly string[] = [], stage = 'play') =>
  ({
    ...{ stage, clock: { level: 0, remaining: 1_000, running: false, speed: 1, at: 0 } },
    setup: { money: { profiles: [{ ...profile, offered }] }, levels: [{ kind: 'level', minutes: 20 }] },
    money: { byTheBook: { over } },
  }) as unknown as TournamentView;

describe('a rebuy on the spot', () => {
  it('is offered at the price that holds now', () => {
    expect(rebuyNow(night(), now)).toMatchObject({ id: 'r' });
    expect(rebuyNow(night({ from: 2 }), now)).toBeUndefined();
  });

  it('is none where the rulebook has none, after the end, or where the night keeps no money', () => {
    expect(rebuyNow(night({}, ['rebuy']), now)).toBeUndefined();
    expect(rebuyNow(night({}, [], 'over'), now)).toBeUndefined();
    const { setup, ...rest } = night();
    const { money: _, ...free } = setup;
    expect(rebuyNow({ ...rest, setup: free } as TournamentView, now)).toBeUndefined();
  });
});
