import { randomUUID } from 'node:crypto';
import type { Desk } from './desk.ts';

const [TEAMS, OF_TEAM, ROUNDS, SEATS] = [36, 6, 30, 6];
const DAY = 86_400_000;

/** A season of 36 clubs and 30 rounds that are played, with 72 round cards each, as its office would have entered it. Its code. */
export async function aWholeSeason(desk: Desk): Promise<string> {
  const id = randomUUID();
  const own = { id: 'large', on: 'plain', answers: { 'season.divisions': { value: [{ id: '1', teams: TEAMS }] } } };
  const setup = { name: 'Bench', season: '2026', profile: own, currency: 'EUR', offset: 60 };
  await desk.post('/api/league', { id, commandId: randomUUID(), setup });
  const ask = (command: object) => desk.post(`/api/league/${id}/commands`, { id: randomUUID(), command });
  const squads: { readonly team: string; readonly player: string }[][] = [];
  for (let nth = 1; nth <= TEAMS; nth += 1) {
    const [club, team] = [`club-${String(nth)}`, `team-${String(nth)}`];
    await ask({ type: 'AdmitClub', club, name: `Poker Club ${String(nth)}` });
    await ask({ type: 'EnterTeam', team, club, division: '1' });
    const squad = Array.from({ length: OF_TEAM }, () => ({ team, player: randomUUID() }));
    squads.push(squad);
    for (const [at, { player }] of squad.entries()) {
      const who = {
        first: `First${String(at)}`,
        last: `Last${String(nth)}`,
        guest: false,
        roomName: 'firstAndInitial',
      };
      await desk.post('/api/people', { id: player, ...who });
      await ask({ type: 'RegisterPlayer', player, club, since: '2020-01-01' });
    }
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const startsAt = Date.now() - (ROUNDS + 1 - round) * DAY;
    const date = new Date(startsAt).toISOString().slice(0, 10);
    await ask({ type: 'PlanMatchDay', division: '1', round, date, startsAt });
  }
  await ask({ type: 'StartSeason' });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const tables = [1, 2].flatMap((heat) =>
      Array.from({ length: TEAMS }, (_, table) => ({
        ...{ table: `${String(heat)}-${String(table + 1)}`, heat },
        // at a table six neighbouring teams, who of them is first goes round
        seats: Array.from({ length: SEATS }, (__, seat) => ({
          ...squads[(table + seat) % TEAMS]?.[seat],
          place: ((seat * (heat === 1 ? 1 : 5) + round + table) % SEATS) + 1,
        })).toSorted((a, b) => a.place - b.place),
      })),
    );
    await ask({ type: 'EnterResults', results: { round, division: '1', tables } });
    await ask({ type: 'CloseRound', division: '1', round });
  }
  return (await desk.get<{ readonly code: string }>(`/api/league/${id}`)).code;
}
