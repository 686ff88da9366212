import type { Problem, Session } from '@riffle/wire';
import { type Answer, ask, get } from '../ask/ask.ts';
import { clubZone } from '../language/club-zone.svelte.ts';

let current = $state.raw<Session>();
let unreached = $state.raw<Problem>();

function take(told: Session): void {
  unreached = undefined;
  current = told;
  clubZone.is(told.zone);
}

/** Who we are to the server; `undefined` until it has said so. */
export const session = {
  get current(): Session | undefined {
    return current;
  },
  /** Why nobody knows who we are: the server did not say it when it was asked last. */
  get unreached(): Problem | undefined {
    return unreached;
  },
  get staff(): Extract<Session, { readonly is: 'staff' }> | undefined {
    return current?.is === 'staff' ? current : undefined;
  },
  /** What links for others begin with: `localhost` is of no use on a phone. */
  get origin(): string {
    return current?.reach ?? location.origin;
  },
  /** The club changes how it shows itself while this page is open. */
  clubIs({ club, logo, zone }: Pick<Extract<Session, { readonly is: 'visitor' }>, 'club' | 'logo' | 'zone'>): void {
    if (current === undefined || current.is === 'first-run') return;
    const { logo: _, zoneGuessed, ...rest } = current;
    const isGuessed = zoneGuessed === true && zone === rest.zone;
    take({ ...rest, club, zone, ...(logo !== undefined && { logo }), ...(isGuessed && { zoneGuessed }) });
  },
  /** Without a network we stay who we were. */
  async refresh(): Promise<void> {
    const answer = await get<Session>('/api/session');
    if (answer.ok) take(answer.value);
    else unreached = answer.refusal;
  },
  /** Takes an answer that says who we are now: after signing in, or the first run. */
  async by(request: Promise<Answer<Session>>): Promise<Answer<Session>> {
    const answer = await request;
    const reach = current?.reach;
    if (answer.ok) take({ ...(reach === undefined ? {} : { reach }), ...answer.value });
    return answer;
  },
  /** Only the server ends it: where it was not reached, whoever takes this device next would be who we are. */
  async signOut(): Promise<Answer<unknown>> {
    const answer = await ask<unknown>('DELETE', '/api/session');
    if (!answer.ok || current?.is !== 'staff') return answer;
    const { club, logo, reach, zone } = current;
    current = {
      is: 'visitor',
      club,
      zone,
      ...(logo === undefined ? {} : { logo }),
      ...(reach === undefined ? {} : { reach }),
    };
    return answer;
  },
};
