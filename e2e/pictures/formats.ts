import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import {
  type EntryId,
  type Level,
  minutes,
  READY_FORMS,
  type Setup,
  toBustOutId,
  toEntryId,
  toTableId,
} from '@riffle/tournament';
import type { APIRequestContext } from 'playwright-core';
import { KeptNight } from './kept-night.ts';

export type FormatsPictured = {
  /** Each with its id and the code of its room. */
  readonly shootOut: Named;
  readonly bracket: Named;
  readonly heats: Named;
  readonly timeUp: Named;
  /** Each hand at all tables at once, one of them done and two out in it. */
  readonly together: Named;
  /** A flight whose last hands are announced, one that is over, and the day that comes of both. */
  readonly lastHands: Named;
  readonly ended: Named;
  readonly event: string;
  readonly opened: string;
};
type Named = { readonly id: string; readonly code: string };
type Person = { readonly first: string; readonly last: string; readonly club?: string };
type Into = { readonly api: APIRequestContext; readonly url: string; readonly name: string };

/** Nights that are played in another form, and an event of several days: with two flights, and with one that has gone on. */
export async function theFormats(into: Into, people: readonly Person[]): Promise<FormatsPictured> {
  const shootOut = await underWay(into, people.slice(0, 9), {
    ...{ form: READY_FORMS.shootOut, seatsPerTable: 3, lateEntryThrough: 0 },
  });
  await playRound(shootOut, 2);
  const bracket = await underWay(into, people.slice(0, 6), {
    ...{ form: READY_FORMS.headsUp, seatsPerTable: 2, lateEntryThrough: 0 },
  });
  await playRound(bracket, 1);
  const days = await anEvent(into, people);
  return {
    shootOut: await named(shootOut),
    bracket: await named(bracket),
    heats: await named(await inHeats(into, people)),
    timeUp: await named(await againstTime(into, people)),
    together: await named(await handForHand(into, people)),
    ...days,
  };
}

const named = async (night: KeptNight): Promise<Named> => ({ id: night.id, code: (await night.now()).code });

async function underWay({ api, url, name }: Into, people: readonly Person[], more: Partial<Setup>, book = 'pvb') {
  const night = await KeptNight.planned(api, url, { name, book, people, more });
  await night.does({ type: 'CheckIn', entries: (await night.entries()).map(toEntryId) }, { type: 'DrawSeats' });
  await night.does({ type: 'StartClock' });
  return night;
}

const out = (night: KeptNight, entry: EntryId): Promise<void> =>
  night.does({ type: 'BustOut', bustOut: toBustOutId(randomUUID()), out: [{ entry, by: [] }] });

/** So many of its tables are decided, the others are played. */
async function playRound(night: KeptNight, decided: number): Promise<void> {
  const { view } = await night.now();
  const matches = (view.rounds?.at(-1)?.matches ?? []).filter(({ table }) => table !== undefined);
  for (const { players } of matches.slice(0, decided)) for (const entry of players.slice(1)) await out(night, entry);
}

const level = (duration: number): Level => ({
  ...{ kind: 'play', duration: minutes(duration), anteForm: 'none', ante: toChips(0) },
  ...{ smallBlind: toChips(50), bigBlind: toChips(100) },
});
const oepbl = (occasion: string): Setup['rulebook'] => ({
  ...{ id: 'oepbl' as never, edition: (findRulebook('oepbl')?.edition ?? '') as never, occasion },
});

/** In the break after the first heat, in which stacks are handed on. */
async function inHeats(into: Into, people: readonly Person[]): Promise<KeptNight> {
  const teams = people.slice(0, 4).map((one, nth) => ({ ...one, club: `${one.club ?? 'Pokerverein'} ${'ABCD'[nth]}` }));
  const night = await underWay(
    into,
    teams,
    {
      ...{ rulebook: oepbl('teamMtt'), form: { heats: { through: [1] } }, lateEntryThrough: 0 },
      levels: [level(30), { kind: 'break', duration: minutes(60) }, level(30)],
    },
    'oepbl',
  );
  await night.does({ type: 'JumpToLevel', level: 1 });
  return night;
}

/** A sit & go against time; its minute is over by when somebody looks at it. */
async function againstTime(into: Into, people: readonly Person[]): Promise<KeptNight> {
  const form = { eachTable: true, timeLimit: { playTime: minutes(1), lastHands: 3 } } as const;
  const alone = people.slice(0, 4).map(({ first, last }) => ({ first, last }));
  return underWay(into, alone, { rulebook: oepbl('sitAndGo'), form }, 'oepbl');
}

/** So uneven that somebody is to sit elsewhere once the hand is over at both tables. */
async function handForHand(into: Into, people: readonly Person[]): Promise<KeptNight> {
  const night = await underWay(into, people.slice(0, 14), { lateEntryThrough: 0 }, 'tda55');
  const { view } = await night.now();
  const tables = Object.keys(view.tables).map(toTableId);
  await night.does({ type: 'StartHandForHand', until: 9 });
  for (const table of tables) await night.does({ type: 'TellHand', table, is: 'done' });
  await night.does({ type: 'NextHand', tables });
  const [first] = tables;
  const there = (await night.entries()).filter((entry) => view.entries[toEntryId(entry)]?.at?.table === first);
  for (const entry of there.slice(0, 2)) await out(night, toEntryId(entry));
  if (first !== undefined) await night.does({ type: 'TellHand', table: first, is: 'done' });
  return night;
}

/** One flight in its last hands, one that is over; and an event of one day whose second is open. */
async function anEvent(into: Into, people: readonly Person[]) {
  const { api, url, name } = into;
  const flight = async (from: number, to: number): Promise<KeptNight> => {
    const night = await underWay(into, people.slice(from, to), { dayThrough: 1 }, 'tda55');
    await night.does({ type: 'JumpToLevel', level: 0, remaining: minutes(10) });
    return night;
  };
  const bagged = async (night: KeptNight): Promise<void> => {
    const stacks = (await night.entries()).map((entry) => ({ entry: toEntryId(entry), chips: toChips(20_000) }));
    await night.does({ type: 'BagStacks', stacks }, { type: 'EndDay' });
  };
  const found = async (flights: readonly KeptNight[]): Promise<string> => {
    const id = randomUUID();
    const parts = [
      ...flights.map((night, nth) => ({
        id: `part-${nth}`,
        name: `Tag 1${'AB'[nth]}`,
        feeds: 'part-two',
        night: night.id,
      })),
      { id: 'part-two', name: 'Tag 2', feeds: 'part-three', through: 9 },
      { id: 'part-three', name: 'Finaltag' },
    ];
    const data = { id, commandId: randomUUID(), setup: { name, carries: 'best', parts } };
    const answer = await api.post(`${url}/api/multiday`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(await answer.text());
    return id;
  };
  const [lastHands, ended, alone] = [await flight(0, 9), await flight(9, 16), await flight(16, 22)];
  await lastHands.does({ type: 'AnnounceLastHands' });
  await bagged(ended);
  await bagged(alone);
  const event = await found([lastHands, ended]);
  const opened = await found([alone]);
  const data = { id: randomUUID(), part: 'part-two', night: randomUUID() };
  const open = await api.post(`${url}/api/multiday/${opened}/open`, { data, headers: { origin: url } });
  if (!open.ok()) throw new Error(await open.text());
  return { lastHands: await named(lastHands), ended: await named(ended), event, opened };
}
