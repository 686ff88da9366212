import { randomUUID } from 'node:crypto';
import type { CommandAnswer, LeagueDocument, LeagueLinks } from '@riffle/wire';
import type { Caller, Club } from '../../testing/club.ts';

const SETUP = { name: 'Stadtliga', season: '2026', profile: 'plain', currency: 'EUR', offset: 60 };

/** A season of two clubs with a team each. */
export async function openLeague(club: Club, setup: object = {}) {
  const id = randomUUID();
  const created = await club.owner.post('/api/league', { id, commandId: randomUUID(), setup: { ...SETUP, ...setup } });
  if (created.statusCode !== 200) throw new Error(created.body);
  const command = (asked: object, caller: Caller = club.owner) =>
    caller.post(`/api/league/${id}/commands`, { id: randomUUID(), command: asked });
  const done = async (asked: object, caller: Caller = club.owner): Promise<CommandAnswer> => {
    const answer = await command(asked, caller);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const document = async (caller: Caller = club.owner): Promise<LeagueDocument> =>
    (await caller.get(`/api/league/${id}`)).json();
  const { code } = await document();
  return {
    ...{ id, code, command, done, document },
    links: async (): Promise<LeagueLinks> => (await club.owner.get(`/api/league/${id}/links`)).json(),
    seen: async (): Promise<LeagueDocument> => (await club.visitor.get(`/api/league/link/${code}`)).json(),
    by: (way: 'club' | 'captain', token: string, asked: object) =>
      club.visitor.post(`/api/league/link/${code}/${way}/commands`, { token, id: randomUUID(), command: asked }),
  };
}
