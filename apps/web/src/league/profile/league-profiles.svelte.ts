import type { OwnProfile } from '@riffle/league';
import type { LeagueProfileBody, LeagueProfileOnShelf } from '@riffle/wire';
import { type Answer, ask, get } from '../../ask/ask.ts';

let all = $state.raw<readonly LeagueProfileOnShelf[]>([]);
let state = $state<'unasked' | 'loaded' | 'failed'>('unasked');

const put = (one: LeagueProfileOnShelf): void => {
  all = [...all.filter(({ profile }) => profile.id !== one.profile.id), one];
};

/** Competition profiles that the club's league office wrote, as the server keeps them. */
export const leagueProfiles = {
  get all(): readonly LeagueProfileOnShelf[] {
    return all;
  },
  get state(): 'unasked' | 'loaded' | 'failed' {
    return state;
  },
  find: (id: string): LeagueProfileOnShelf | undefined => all.find(({ profile }) => profile.id === id),
  async load(): Promise<void> {
    const answer = await get<readonly LeagueProfileOnShelf[]>('/api/league-profiles');
    state = answer.ok ? 'loaded' : 'failed';
    if (answer.ok) all = answer.value;
  },
  async save(profile: OwnProfile, expectedVersion?: number): Promise<Answer<LeagueProfileOnShelf>> {
    const body: LeagueProfileBody = { profile, ...(expectedVersion !== undefined && { expectedVersion }) };
    const path = `/api/league-profiles/${encodeURIComponent(profile.id)}`;
    const answer = await ask<LeagueProfileOnShelf>('PUT', path, body);
    if (answer.ok) put(answer.value);
    return answer;
  },
  async remove(id: string): Promise<Answer<void>> {
    const answer = await ask<void>('DELETE', `/api/league-profiles/${encodeURIComponent(id)}`);
    if (answer.ok) all = all.filter(({ profile }) => profile.id !== id);
    return answer;
  },
};
