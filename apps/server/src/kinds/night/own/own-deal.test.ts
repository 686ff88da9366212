import { randomUUID } from 'node:crypto';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import type { OwnAnswer, OwnLinks } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../../testing/club.ts';

describe('a deal on a player’s own phone', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());

  async function proposed() {
    const { edition = '' } = findRulebook('tda55') ?? {};
    const prizes = [50_000, 30_000, 20_000].map(toCents);
    const rulebook = { id: 'tda55', edition };
    const night = await openNight(club.owner, aSetup({ rulebook, lateEntryThrough: 0, prizes }));
    await enter(club.owner, night, ['Anna Adler', 'Ben Bauer', 'Carl Cramer']);
    const { code, view } = await night.document();
    const ids = Object.keys(view.entries);
    await night.command({ type: 'AddTable', table: 'table-1', name: '1', seats: 9 });
    await night.command({ type: 'CheckIn', entries: ids });
    await night.command({ type: 'DrawSeats' });
    await night.command({ type: 'StartClock' });
    await night.command({ type: 'JumpToLevel', level: 8 });
    const propose = async (amounts: readonly number[]): Promise<string> => {
      const deal = randomUUID();
      const shares = ids.map((entry, nth) => ({ entry, amount: amounts[nth] }));
      const answer = await night.command({ type: 'ProposeDeal', deal, shares, method: 'hand' });
      expect(answer.statusCode).toBe(200);
      return deal;
    };
    const tokens = (await club.owner.get(`/api/night/${night.id}/own-links`)).json<OwnLinks>() as Record<
      string,
      string
    >;
    const [anna = '', ben = '', carl = ''] = ids;
    const say = (by: string, type: string, deal: string, entry = by) =>
      club.visitor.post(`/api/night/link/${code}/own/commands?lang=de`, {
        ...{ token: tokens[by], id: randomUUID(), entry },
        command: { type, deal, entry },
      });
    const own = async (entry: string) =>
      (await club.visitor.post(`/api/night/link/${code}/own`, { token: tokens[entry] })).json<OwnAnswer>();
    const room = async () => (await club.visitor.get(`/api/night/link/${code}`)).body;
    return { night, anna, ben, carl, propose, say, own, room };
  }

  it('is seen by those who are in, and not by the room', async () => {
    const { anna, ben, propose, own, room, say } = await proposed();
    const before = await room();
    const deal = await propose([40_003, 33_000, 26_997]);
    await say(ben, 'ConsentToDeal', deal);
    expect(await room()).not.toContain('40003');
    expect(await room()).not.toContain('dealProposal');
    // the phones of those who are in hear by it that they are asked; what, each learns by his own link
    const { asked, ...rest } = JSON.parse(await room()).view;
    expect(asked).toBe(deal);
    expect(rest).toEqual(JSON.parse(before).view);
    const { dealProposal } = await own(anna);
    expect(dealProposal).toMatchObject({ id: deal, consented: [ben] });
    expect(dealProposal?.shares).toHaveLength(3);
  });

  it('is agreed by the last yes, whoever wrote the others down', async () => {
    const { night, anna, ben, carl, propose, say, own } = await proposed();
    const deal = await propose([40_000, 33_000, 27_000]);
    await night.command({ type: 'ConsentToDeal', deal, entry: anna });
    expect((await say(ben, 'ConsentToDeal', deal)).statusCode).toBe(200);
    expect((await say(carl, 'ConsentToDeal', deal)).json<OwnAnswer>()).not.toHaveProperty('dealProposal');
    const { view } = await night.document();
    expect(view.deal?.consents?.map(({ by }) => by).slice(1)).toEqual([`player:${ben}`, `player:${carl}`]);
    expect((await own(carl)).entries[0]?.won.prize).toBe(27_000);
  });

  it('is answered for nobody else, and never as it was before', async () => {
    const { night, anna, ben, propose, say } = await proposed();
    const old = await propose([40_000, 33_000, 27_000]);
    expect((await say(ben, 'ConsentToDeal', old, anna)).json()).toMatchObject({ code: 'own-link-wrong' });
    const deal = await propose([34_000, 33_000, 33_000]);
    expect((await say(ben, 'ConsentToDeal', old)).json()).toMatchObject({ code: 'deal-not-open' });
    expect((await say(ben, 'WithdrawDeal', deal)).statusCode).not.toBe(200);
    expect((await night.document()).view.dealProposal?.consents).toEqual([]);
    expect((await say(ben, 'DeclineDeal', deal)).statusCode).toBe(200);
    expect((await night.document()).view.dealProposal).toBeUndefined();
  });
});
