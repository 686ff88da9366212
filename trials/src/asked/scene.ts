import { randomUUID } from 'node:crypto';
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
  return { club, callers, night, other, counter, demo, person, penalty, ruling, kept: new Kept(club) };
}

/** A scene that is not set would let anything pass. */
async function sure(answering: Promise<{ readonly statusCode: number; readonly body: string }>): Promise<void> {
  const { statusCode, body } = await answering;
  if (statusCode !== 200) throw new Error(body);
}

/** By kind: one that is played. */
export const playedIn = ({ night, counter }: Scene): Readonly<Record<string, string>> => ({
  night: night.id,
  counter,
  signup: night.id,
});

export async function leave({ club, kept }: Scene): Promise<void> {
  kept.end();
  await club.close();
}
