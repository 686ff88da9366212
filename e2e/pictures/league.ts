import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright-core';

export type LeaguePictured = {
  readonly id: string;
  readonly code: string;
  /** What stands behind the `#` of a club's link, and of a captain's. */
  readonly club: string;
  readonly captain: string;
  /** A competition profile of the club's own, by its short name. */
  readonly profile: string;
};

/** On the Austrian one: points of a table, a chain, a fine, and more players than numbers that play. */
const PROFILE = {
  ...{ id: 'landesliga-tirol', name: 'Landesliga Tirol', on: 'oepbl' },
  answers: {
    'points.tables': { value: { is: 'byPlace', points: [10, 7, 5, 3, 2, 1] }, note: 'Beschluss vom 3. März' },
    'points.shared': { value: 'mean' },
    'table.chain': {
      value: [
        { by: 'points', among: 'all' },
        { by: 'bestRound', among: 'all' },
        { by: 'decided', among: 'all' },
      ],
    },
    'lineUp.players': { value: 7 },
    'fine.dress': { value: 12_50 },
  },
} as const;

const DAY = 86_400_000;
export const CLUBS = ['Ahorn', 'Birke', 'Eiche', 'Fichte', 'Linde', 'Tanne'] as const;
const FIRST = ['Anna', 'Bernd', 'Çağla', 'Dora', 'Emil', 'Fritz', 'Gerda'] as const;
/** `2026-11-21`. */
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

type Seat = { readonly team: string; readonly player: string; readonly place: number };

/** A plain league of points, five match days of which are played. By its code. */
export async function aSeries(api: APIRequestContext, url: string, name: string): Promise<string> {
  const headers = { origin: url };
  const id = randomUUID();
  const setup = { name, season: '2026', profile: 'plain', currency: 'EUR', offset: 60 };
  await api.post(`${url}/api/league`, { data: { id, commandId: randomUUID(), setup }, headers });
  const ask = async (command: object): Promise<void> => {
    const data = { id: randomUUID(), command };
    const answer = await api.post(`${url}/api/league/${id}/commands`, { data, headers });
    if (!answer.ok()) throw new Error(`${JSON.stringify(command)}: ${await answer.text()}`);
  };
  const { code, view } = await (await api.get(`${url}/api/league/${id}`)).json();
  const division = view.divisions[0].id;
  const people: string[] = [];
  for (const club of CLUBS) {
    await ask({ type: 'AdmitClub', club: `club-${club}`, name: `PC ${club}` });
    await ask({ type: 'EnterTeam', team: `team-${club}`, club: `club-${club}`, division });
    const person = randomUUID();
    people.push(person);
    const who = { id: person, first: 'Çağla', last: club, guest: false, roomName: 'firstAndInitial' };
    await api.post(`${url}/api/people`, { data: who, headers });
    await ask({ type: 'RegisterPlayer', player: person, club: `club-${club}`, since: '2020-01-01' });
  }
  for (let round = 1; round <= 5; round += 1) {
    const startsAt = Date.now() - (6 - round) * 14 * DAY;
    await ask({ type: 'PlanMatchDay', division, round, date: day(startsAt), startsAt });
  }
  await ask({ type: 'StartSeason' });
  for (let round = 1; round <= 5; round += 1) {
    const seats = CLUBS.map(
      (club, nth): Seat => ({
        team: `team-${club}`,
        player: people[nth] ?? '',
        place: ((nth * (round + 1) + (round % 2) * nth + round) % 7) + 1,
      }),
    )
      .toSorted((a, b) => a.place - b.place)
      .map((seat, nth) => ({ ...seat, place: nth + 1 }));
    await ask({ type: 'EnterCard', division, round, card: { table: { table: '1', seats } } });
  }
  return code;
}

/**
 * A season of six clubs by the Austrian regulation: licences, six players of each with theirs, one of them too young. One
 * match day is played and one is to come; a deadline has passed that is nobody's.
 */
export async function aLeague(api: APIRequestContext, url: string, name: string): Promise<LeaguePictured> {
  const headers = { origin: url };
  const now = Date.now();
  const id = randomUUID();
  const setup = { name, season: '2026/27', profile: 'oepbl', currency: 'EUR', offset: 60 };
  await api.post(`${url}/api/league`, { data: { id, commandId: randomUUID(), setup }, headers });
  const ask = async (command: object): Promise<void> => {
    const data = { id: randomUUID(), command };
    const answer = await api.post(`${url}/api/league/${id}/commands`, { data, headers });
    if (!answer.ok()) throw new Error(`${JSON.stringify(command)}: ${await answer.text()}`);
  };
  const plan = (round: number, startsAt: number, more: object = {}) =>
    ask({ type: 'PlanMatchDay', division: '1', round, date: day(startsAt), startsAt, ...more });
  const player = (club: string, nth: number): string => ids.get(`${club} ${String(nth)}`) ?? '';
  const ids = new Map<string, string>();
  await plan(1, now - 2 * DAY, { venue: 'Vereinsheim' });
  for (const club of CLUBS) {
    await ask({ type: 'AdmitClub', club: `club-${club}`, name: `PC ${club}`, registerNumber: '4711' });
    for (const member of ['oepbl', 'apsa', 'regional'])
      await ask({ type: 'NoteMembership', club: `club-${club}`, membership: { of: member, since: '2020-01-01' } });
    await licensed(club);
    await ask({ type: 'EnterTeam', team: `team-${club}`, club: `club-${club}`, division: '1' });
    for (const [nth, first] of FIRST.entries()) {
      const person = randomUUID();
      ids.set(`${club} ${String(nth)}`, person);
      await api.post(`${url}/api/people`, {
        data: { id: person, first, last: club, guest: false, roomName: 'firstAndInitial' },
        headers,
      });
      const born = nth === 6 ? day(now - 16 * 365 * DAY) : '1980-05-05';
      await ask({ type: 'RegisterPlayer', player: person, club: `club-${club}`, since: '2020-01-01', born });
      await ask({ type: 'ApplyForPlayerLicence', player: person, on: day(now - 60 * DAY) });
      await ask({ type: 'GrantPlayerLicence', player: person, on: day(now - 50 * DAY) });
    }
  }
  async function licensed(club: string): Promise<void> {
    const of = { club: `club-${club}`, division: '1' };
    const accepts = ['membersKeepToIt', 'statutesOepbl', 'statutesApsa', 'guidelinesAndSanctions'];
    const documents = [{ name: 'registerExtract', dated: day(now - 50 * DAY), original: true }];
    await ask({ type: 'ApplyForLicence', ...of, on: day(now - 45 * DAY), confirmed: true, accepts, documents });
    await ask({ type: 'TakePayment', club: of.club, cents: 270_00, on: day(now - 44 * DAY) });
    for (let item = 1; item <= 10; item += 1)
      await ask({ type: 'MarkCriterion', ...of, criterion: `5.3.${String(item)}`, met: true, on: day(now - 43 * DAY) });
    await ask({ type: 'DecideLicence', ...of, granted: true, on: day(now - 40 * DAY) });
    await ask({ type: 'NoteDecisionReceived', ...of, on: day(now - 38 * DAY) });
  }
  for (let round = 2; round <= 6; round += 1) await plan(round, now + (round * 14 - 10) * DAY, { host: 'club-Linde' });
  for (let round = 1; round <= 6; round += 1) {
    const startsAt = now + round * 14 * DAY;
    await ask({ type: 'PlanMatchDay', division: '2', round, date: day(startsAt), startsAt });
  }
  await ask({ type: 'StartSeason' });
  for (const [nth, table] of ['1', '2', '3'].entries()) {
    const seats = CLUBS.map(
      (club, at): Seat => ({ team: `team-${club}`, player: player(club, nth + 2), place: ((at + nth) % 6) + 1 }),
    );
    const card = { table: { table, heat: 1, seats, ...(nth === 0 && { inTime: true }) } };
    await ask({ type: 'EnterCard', division: '1', round: 1, card });
  }
  await ask({
    type: 'NameLineUp',
    ...{ team: 'team-Birke', round: 2, captain: player('Birke', 0) },
    players: [0, 1, 2, 3, 4, 5].map((nth) => player('Birke', nth)),
  });
  await ask({
    type: 'Impose',
    entry: {
      ...{ id: randomUUID(), club: 'club-Ahorn', on: day(now), what: 'fine', cents: 50_00 },
      reason: 'Ausrichtung zu spät gemeldet',
    },
  });
  await api.put(`${url}/api/league-profiles/${PROFILE.id}`, { data: { profile: PROFILE }, headers });
  const { code } = await (await api.get(`${url}/api/league/${id}`)).json();
  const { clubs, teams } = await (await api.get(`${url}/api/league/${id}/links`)).json();
  return { id, code, club: clubs['club-Ahorn'], captain: teams['team-Ahorn'], profile: PROFILE.id };
}
