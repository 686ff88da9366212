import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { bounties, unclaimed } from './bounties.ts';
import { headsWon } from './heads-won.ts';
import type { BountyForm } from './money-setup.ts';
import { WITH_BOUNTY } from './testing.ts';

describe('[gcb:T62.3] play that a deal ends: nobody has won a pot against who is left, and each keeps his own', () => {
  const shares = [20_000, 15_000, 5_000].map((chips, nth) => ({
    entry: toEntryId(`e${String(nth + 1)}`),
    ...{ amount: toCents(nth === 0 ? 4_000 : 2_000), chips: toChips(chips) },
  }));
  const ended = (book: string, bounty: BountyForm, envelopes: readonly number[] = []): Evening => {
    const prizes = [5_000, 3_000].map(toCents);
    const night = new Evening(book, { money: { ...WITH_BOUNTY, bounty }, lateEntryThrough: 1, prizes });
    night.start(4, 1);
    night.do({ type: 'JumpToLevel', level: 7 });
    if (envelopes.length > 0) night.do({ type: 'SealEnvelopes', envelopes: envelopes.map(toCents) });
    const [killer, victim] = [toEntryId('e1'), toEntryId('e4')];
    night.do({ type: 'BustOut', bustOut: toBustOutId('h1'), out: [{ entry: victim, by: [killer] }] });
    night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed: shares.map(({ entry }) => entry) });
    night.do({ type: 'EndPlay', bustOut: toBustOutId('end') });
    return night;
  };
  const won = (night: Evening) =>
    [1, 2, 3].map((no) => bounties(night.state).get(toEntryId(`e${String(no)}`))?.won ?? 0);

  it('a head of one value', () => {
    const night = ended('gcb', { by: 'head' });
    expect(won(night)).toEqual([1_000, 500, 500]);
    expect(unclaimed(night.state)).toEqual([]);
    expect([...headsWon(night.state, { as: 'staff' })]).toEqual([[toEntryId('e1'), 1]]);
  });

  it('a head that grew', () => {
    const night = ended('tda55', { by: 'progressive', toKiller: 500 });
    expect(won(night)).toEqual([1_000, 500, 500]);
    expect(unclaimed(night.state)).toEqual([]);
  });

  it('an envelope, which each draws for himself', () => {
    const night = ended('tda55', { by: 'mystery' }, [1_000, 500, 300, 200]);
    for (const no of [1, 2, 3, 4]) night.do({ type: 'DrawEnvelope', entry: toEntryId(`e${String(no)}`) });
    expect(won(night).reduce<number>((sum, amount) => sum + amount, 0)).toBe(2_000);
    expect(won(night).every((amount) => amount > 0)).toBe(true);
    expect(unclaimed(night.state)).toEqual([]);
  });

  it('unless the floor says who took him out after all', () => {
    const night = ended('gcb', { by: 'head' });
    const by = [toEntryId('e1')];
    const out = shares.slice(1).map(({ entry, chips }) => ({ entry, by, stackAtStart: chips }));
    night.do({ type: 'ChangeBustOut', bustOut: toBustOutId('end'), out });
    expect(won(night)).toEqual([2_000, 0, 0]);
  });
});
