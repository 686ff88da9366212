import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import { addCounters, aSetup, type Club, enter, type OpenedNight, openClub, openNight } from '@riffle/server/testing';
import { type Callers, callersOf, EXTRA } from './callers.ts';
import { Kept } from './kept.ts';

/** What nobody who merely has a night's link may ever read, wherever it was written. */
export const SECRETS = {
  note: 'geheimnis-notiz',
  email: 'geheimnis@example.org',
  number: 'geheimnis-nummer',
  reason: 'geheimnis-grund',
  said: 'geheimnis-gesagt',
  label: 'geheimnis-sitz',
} as const;

const NAMES = Array.from(
  { length: 12 },
  (_, index) => `Gast${String.fromCharCode(65 + index)} Nachname${String(index)}`,
);

export type Scene = {
  readonly club: Club;
  readonly callers: Callers;
  readonly night: OpenedNight;
  readonly other: OpenedNight;
  readonly counter: string;
  readonly multiday: string;
  readonly room: string;
  readonly league: string;
  readonly demo: string;
  readonly person: string;
  readonly penalty: string;
  readonly ruling: string;
  readonly kept: Kept;
};

/** A house in the middle of an evening, with something of everything, and everybody who may come to its door. */
export async function aScene(): Promise<Scene> {
  const club = await openClub({ kinds: [addCounters], rateLimits: 'off', logLevel: 'silent' });
  const callers = await callersOf(club);
  for (const no of [1, 2, 3]) await club.member(`${EXTRA} ${String(no)}`, 'floor');
  const night = await openNight(club.owner);
  await enter(club.owner, night, NAMES);
  const person = randomUUID();
  const anna = {
    ...{ id: person, first: 'Anna', last: 'Adler', guest: true, roomName: 'firstAndInitial' },
    ...{ note: SECRETS.note, email: SECRETS.email, number: SECRETS.number },
  };
  await sure(club.owner.post('/api/people', anna));
  const other = await openNight(club.owner, aSetup({ name: 'Samstag' }));
  const counter = randomUUID();
  const sheep = { id: counter, commandId: randomUUID(), name: 'Schafe', secret: SECRETS.said };
  await sure(club.owner.post('/api/counter', sheep));
  const list = { name: 'Freitag', capacity: 20, mostWaiting: 5, closesAt: Date.now() + 86_400_000 };
  const setup = { ...list, asksClub: true, showsNames: true };
  await sure(club.owner.post('/api/signup', { id: night.id, commandId: randomUUID(), setup }));
  const multiday = randomUUID();
  const flight = await openNight(club.owner, aSetup({ name: 'Tag 1', dayThrough: 1 }));
  const parts = [
    { id: 'part-1', name: 'Tag 1', feeds: 'part-2', night: flight.id },
    { id: 'part-2', name: 'Tag 2' },
  ];
  const days = { name: 'Sommerturnier', carries: 'best', parts };
  await sure(club.owner.post('/api/multiday', { id: multiday, commandId: randomUUID(), setup: days }));
  const room = await roomOf(club);
  const league = await leagueOf(club, person);
  const demo = (await club.visitor.post('/api/night/demo', { speed: 1 })).json<{ readonly id: string }>().id;
  const entries = Object.keys((await night.document()).view.entries);
  const penalty = randomUUID();
  const ruling = randomUUID();
  const does = (command: object): Promise<void> => sure(night.command(command));
  await does({ type: 'AddEntries', entries: [{ entry: randomUUID(), person }] });
  await does({ type: 'CheckIn', entries });
  await does({ type: 'DrawSeats' });
  await does({ type: 'StartClock' });
  await does({ type: 'AddTable', table: 'table-beside', name: 'Rand', seats: 9 });
  await does({ type: 'BlockSeat', place: { table: 'table-beside', seat: 1 }, label: SECRETS.label });
  await does({ type: 'Note', text: SECRETS.said });
  const on = { kind: 'x', facts: {}, answer: 'determined', outcome: {}, refs: [], reason: SECRETS.reason };
  await does({ type: 'RecordRuling', ruling, on });
  const [entry = ''] = entries;
  const given = { type: 'GivePenalty', penalty, entry, offence: 'touching', measure: 'rounds', rounds: 1 };
  await does({ ...given, reason: SECRETS.reason });
  await does({ type: 'BustOut', bustOut: 'bust-out-1', out: [{ entry: entries[1], by: [] }] });
  return {
    club,
    callers,
    night,
    other,
    counter,
    multiday,
    room,
    league,
    demo,
    person,
    penalty,
    ruling,
    kept: new Kept(club),
  };
}

/** A league's season with a club, its team, a player and a fine. */
async function leagueOf(club: Club, person: string): Promise<string> {
  const id = randomUUID();
  const setup = { name: 'Stadtliga', season: '2026', profile: 'plain', currency: 'EUR', offset: 60 };
  await sure(club.owner.post('/api/league', { id, commandId: randomUUID(), setup }));
  const does = (command: object): Promise<void> =>
    sure(club.owner.post(`/api/league/${id}/commands`, { id: randomUUID(), command }));
  await does({ type: 'AdmitClub', club: 'club-ahorn', name: 'PC Ahorn' });
  await does({ type: 'EnterTeam', team: 'team-ahorn', club: 'club-ahorn', division: '1' });
  await does({ type: 'RegisterPlayer', player: person, club: 'club-ahorn', since: '2026-01-01' });
  const fine = {
    id: 'fine-1',
    club: 'club-ahorn',
    what: 'fine',
    on: '2026-01-02',
    cents: 10_00,
    reason: SECRETS.reason,
  };
  await does({ type: 'Impose', entry: fine });
  return id;
}

/** An evening of the card room with a table, a list and a seat that is taken. */
async function roomOf(club: Club): Promise<string> {
  const id = randomUUID();
  const rulebook = { id: 'gcb', edition: findRulebook('gcb')?.edition ?? '' };
  const setup = { name: 'Freitag', currency: 'CHF', rulebook, statuses: ['Gold'], noShows: 2 };
  await sure(club.owner.post('/api/room', { id, commandId: randomUUID(), setup }));
  const does = (command: object): Promise<void> =>
    sure(club.owner.post(`/api/room/${id}/commands`, { id: randomUUID(), command }));
  const game = { name: 'Hold’em', variant: 'holdem', limit: 'noLimit', smallBlind: 500, bigBlind: 1000 };
  await does({ type: 'AddGame', game: 'game-1', is: { ...game, minBuyIn: 40_000, maxBuyIn: 200_000 } });
  await does({ type: 'PlanTable', table: 'cash-1', game: 'game-1', name: '1', seats: 6 });
  await does({ type: 'OpenTable', table: 'cash-1' });
  for (const guest of ['guest-1', 'guest-2', 'guest-3']) await does({ type: 'WelcomeGuest', guest, called: guest });
  const buyIn = { amount: 50_000, box: 'A', means: 'cash' };
  await does({
    type: 'TakeSeat',
    guest: 'guest-1',
    place: { table: 'cash-1', seat: 1 },
    buyIn,
    reason: SECRETS.reason,
  });
  await does({ type: 'PutOnList', guest: 'guest-2', game: 'game-1' });
  return id;
}

/** A scene that is not set would let anything pass. */
async function sure(answering: Promise<{ readonly statusCode: number; readonly body: string }>): Promise<void> {
  const { statusCode, body } = await answering;
  if (statusCode !== 200) throw new Error(body);
}

/** By kind: one that is played. */
export const playedIn = ({ night, counter, multiday, room, league }: Scene): Readonly<Record<string, string>> => ({
  night: night.id,
  counter,
  signup: night.id,
  multiday,
  room,
  league,
});

export async function leave({ club, kept }: Scene): Promise<void> {
  kept.end();
  await club.close();
}
