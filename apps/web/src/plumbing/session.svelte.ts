import type { Session } from '@riffle/wire';
import { type Answer, ask, get } from './api.ts';

let current = $state.raw<Session>();

/** Who we are to the server; `undefined` until it has said so. */
export const session = {
  get current(): Session | undefined {
    return current;
  },
  get staff(): Extract<Session, { readonly is: 'staff' }> | undefined {
    return current?.is === 'staff' ? current : undefined;
  },
  /** Without a network we stay who we were. */
  async refresh(): Promise<void> {
    const answer = await get<Session>('/api/session');
    if (answer.ok) current = answer.value;
  },
  /** Takes an answer that says who we are now: after signing in, or the first run. */
  async by(request: Promise<Answer<Session>>): Promise<Answer<Session>> {
    const answer = await request;
    if (answer.ok) current = answer.value;
    return answer;
  },
  async signOut(): Promise<void> {
    await ask('DELETE', '/api/session');
    if (current?.is === 'staff') current = { is: 'visitor', club: current.club };
  },
};
