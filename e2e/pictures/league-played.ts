import { randomUUID } from 'node:crypto';
import type { LeagueDocument, Night } from '@riffle/wire';
import type { APIRequestContext } from 'playwright-core';
import { aLeague, CLUBS, type LeaguePictured } from './league.ts';

type At = { readonly api: APIRequestContext; readonly url: string };

async function ask({ api, url }: At, path: string, command: object): Promise<void> {
  const data = { id: randomUUID(), command };
  const answer = await api.post(`${url}/api/${path}/commands`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${JSON.stringify(command)} ${await answer.text()}`);
}

/** Which match day of the league is played on nights: one table is over and proposed, one that was taken over was undone. */
export const PLAYED = 4;
export async function playedOnNights(at: At, { id }: LeaguePictured): Promise<void> {
  const { api, url } = at;
  const document = async (): Promise<LeagueDocument> => (await api.get(`${url}/api/league/${id}`)).json();
  const { players = [] } = (await document()).view.own ?? {};
  const day = { division: '1', round: PLAYED };
  let missing: string | undefined;
  for (const name of CLUBS) {
    const squad = players.filter(({ spells, born = '' }) => spells[0]?.club === `club-${name}` && born < '2000');
    const named = squad.map((one) => one.id);
    missing ??= named[4];
    const lineUp = { team: `team-${name}`, round: PLAYED, players: named, captain: named[1] };
    await ask(at, `league/${id}`, { type: 'NameLineUp', ...lineUp });
  }
  await api.post(`${url}/api/league/${id}/nights`, { data: { id: randomUUID(), ...day }, headers: { origin: url } });
  await ask(at, `league/${id}`, { type: 'NoteMissing', ...day, player: missing, missing: true });
  const nights = async () =>
    (await document()).view.matchDays.find((one) => one.division === '1' && one.round === PLAYED)?.nights?.all ?? [];
  const heat = (await nights()).find(({ of }) => of.is === 'tables' && of.heat === 1)?.night ?? '';
  const nightOf = async (): Promise<Night> => (await api.get(`${url}/api/night/${heat}`)).json();
  await ask(at, `night/${heat}`, { type: 'StartClock' });
  const { tables, entries } = (await nightOf()).view;
  const [first, second] = Object.keys(tables);
  const over = async (table: string | undefined): Promise<void> => {
    for (const [entry] of Object.entries(entries)
      .filter(([, one]) => one.at?.table === table)
      .slice(1))
      await ask(at, `night/${heat}`, { type: 'BustOut', bustOut: randomUUID(), out: [{ entry, by: [] }] });
  };
  const told = async (count: number): Promise<void> => {
    const until = Date.now() + 20_000;
    while ((await nights()).find(({ night }) => night === heat)?.cards.length !== count)
      if (Date.now() > until) throw new Error('the night did not tell of its tables');
      else await new Promise((later) => setTimeout(later, 50));
  };
  await over(first);
  await told(1);
  await ask(at, `league/${id}`, { type: 'TakeResult', ...day, night: heat });
  await ask(at, `night/${heat}`, { type: 'Undo', commit: (await nightOf()).undo?.id, also: [] });
  await over(second);
  await told(2);
}

/** A season that is over, with a regional league: who may be in the play-off, how it ended and who comes up. */
export async function aSeasonOver(at: At): Promise<LeaguePictured> {
  const league = await aLeague(at.api, at.url, 'Alte Bundesliga');
  const perform = (command: object) => ask(at, `league/${league.id}`, command);
  for (const division of ['1', '2'])
    for (let round = 1; round <= 6; round += 1) {
      const told = division === '1' ? CLUBS.map((name, nth) => ({ team: `team-${name}`, points: 90 - nth })) : [];
      await perform({ type: 'EnterResults', results: { division, round, told } });
      await perform({ type: 'CloseRound', division, round });
    }
  await perform({ type: 'EndSeason' });
  const [innsbruck, kufstein] = [randomUUID(), randomUUID()];
  const table = [
    { team: innsbruck, name: 'PC Innsbruck', fieldedFromFirst: true },
    { team: kufstein, name: 'PC Kufstein' },
  ];
  await perform({ type: 'NoteRegionalLeague', league: randomUUID(), name: 'Landesliga Tirol', table });
  await perform({ type: 'EnterPlayOff', order: [kufstein] });
  return league;
}
