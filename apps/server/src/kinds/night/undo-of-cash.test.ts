import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toProfileId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { aSetup, enter, openClub, openNight } from '../../testing/club.ts';

it('a payment is not taken back once its money lies in the safe: the box says what it has, until it has as much again', async () => {
  const club = await openClub({ rateLimits: 'off' });
  try {
    const profiles = [
      {
        ...{ id: toProfileId('entry'), name: 'Startplatz', kind: 'entry' as const, chips: toChips(10_000) },
        parts: [{ for: 'prizes' as const, amount: toCents(2_000) }],
      },
    ];
    const night = await openNight(club.owner, aSetup({ money: { profiles } }));
    await enter(club.owner, night, ['Anna Adler']);
    const [entry] = Object.keys((await night.document()).view.entries);
    const done = async (command: object) => {
      const answer = await night.command(command);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ commit: string }>().commit;
    };
    const box = 'box-at-the-bar';
    await done({ type: 'OpenBox', box, name: 'Tresen', float: 500 });
    const amounts = [{ entry, amount: 2_000 }];
    const taken = await done({ type: 'TakeMoney', payment: 'payment-1', box, means: 'cash', amounts });
    await done({ type: 'MoveCash', box, amount: -1_500, reason: 'Tresor' });
    const undo = { type: 'Undo', commit: taken, also: [] };
    expect((await night.command(undo)).json()).toMatchObject({ code: 'box-has-less', facts: { box, has: 1_000 } });
    expect((await night.document()).view.money?.books?.boxes[0]?.cash).toBe(1_000);
    await done({ type: 'MoveCash', box, amount: 1_000, reason: 'Wechselgeld' });
    const undone = await done(undo);
    expect((await night.document()).view.money?.books?.boxes[0]?.cash).toBe(0);
    // a step that comes back takes nothing out that is not there either
    await done({ type: 'Undo', commit: undone, also: [] });
    const payment = { payment: 'payment-2', box, means: 'cash', amounts };
    expect((await night.command({ type: 'TakeMoney', ...payment })).statusCode).not.toBe(200);
  } finally {
    await club.close();
  }
});
