import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import {
  CHIP_COLOUR_NAMES,
  type ChipSet,
  type EntryId,
  type MoneySetup,
  type Profile,
  type TournamentCommand,
  toBoxId,
  toBustOutId,
  toDealId,
  toEntryId,
  toPaymentId,
  toPenaltyId,
  toProfileId,
  toRulingId,
  toTableId,
  withProposedStack,
} from '@riffle/tournament';
import type { APIRequestContext } from 'playwright-core';
import { aCardRoom, type CardRoomPictured } from './card-room.ts';
import { type CountedPictured, theCounted } from './counted.ts';
import { type FormatsPictured, theFormats } from './formats.ts';
import { type HandMoneyPictured, theHandMoney } from './hand-money.ts';
import { KeptNight } from './kept-night.ts';
import { aLeague, aSeries, type LeaguePictured } from './league.ts';
import { membersAndPapers } from './league-papers.ts';
import { aSeasonOver, playedOnNights } from './league-played.ts';

/** As long as names come: a noble one, one word of 48 letters, two that are told apart at their ends alone. */
const LONG = [
  { first: 'Maximilian-Alexander', last: 'Freiherr von Grabow-Wusterhausen' },
  { first: 'X', last: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe' },
  { first: 'Wilhelmine-Charlotte', last: 'Müller-Lüdenscheidt-Oberkassel-Niederkassel A' },
  { first: 'Wilhelmine-Charlotte', last: 'Müller-Lüdenscheidt-Oberkassel-Niederkassel B' },
] as const;
const CLUB = 'Erster Berliner Pokersportverein Königs Wusterhausen von 1987 e. V.';
const FIRST = ['Anna', 'Bernd', 'Çağla', 'Dieter', 'Ellen', 'Falk', 'Gül', 'Hans-Peter', 'Ines', 'Jörg', 'Katja'];
const LAST = ['Albers', 'Brandt', 'Celik', 'Dietrich', 'Eberhardt', 'Fuchs', 'Grünwald', 'Hoffmann', 'Iversen'];

const field = (size: number) =>
  Array.from({ length: size }, (_, index) => ({
    ...(LONG[index] ?? { first: FIRST[index % FIRST.length] ?? '', last: LAST[index % LAST.length] ?? '' }),
    ...(index < 6 && { club: CLUB }),
  }));

const NAME = 'Offene Vereinsmeisterschaft im No-Limit Hold’em 2026, dritter Spieltag';
/** As much as an announcement may say, in three lines on a wall. */
const ANNOUNCEMENT =
  'Die Küche schließt um 22 Uhr. Wer noch essen möchte, bestellt bitte in der nächsten Pause an der Theke; bezahlt wird am Tisch.';

const profile = (kind: Profile['kind'], price: number): Profile => ({
  ...{ id: toProfileId(kind), name: `${kind} am Donnerstag`, kind, chips: toChips(250_000_000) },
  parts: [{ for: 'prizes', amount: toCents(price) }],
});
/** Large sums, and everything that is sold. */
const PRICES: MoneySetup = {
  profiles: [profile('entry', 1_250_00), profile('rebuy', 1_000_00), profile('addOn', 99_999_99)],
  limits: { rebuy: { through: 12 }, addOn: { through: 12 } },
  guarantee: toCents(1_234_567_89),
};

/** Large values in colours with names of their own, of which there are too few. */
const CHIPS: ChipSet = withProposedStack(
  [25, 100, 500, 1_000, 5_000, 25_000, 1_000_000, 50_000_000].map((value, nth) => ({
    ...{ value: toChips(value), colour: CHIP_COLOUR_NAMES[nth + 3] ?? 'black', owned: 150 },
    ...(nth % 2 === 0 && { label: 'Vereinsmeisterschaft 2026, Rand gelocht' }),
  })),
  250_000_000,
);

/** Nobody comes in any more: what counts is who is paid. */
const FREEZE_OUT: MoneySetup = {
  profiles: PRICES.profiles
    .slice(0, 1)
    .map((entry) => ({ ...entry, parts: [...entry.parts, { for: 'bounty', amount: toCents(1_000_00) }] })),
  guarantee: toCents(1_234_567_89),
};

const STATES = ['planned', 'drawn', 'play', 'moving', 'break', 'final', 'bubble', 'deal', 'over'] as const;
export type State = (typeof STATES)[number];
const SMALL: readonly State[] = ['final', 'bubble', 'deal', 'over'];
export type Pictured = {
  readonly [S in State]: {
    readonly id: string;
    readonly code: string;
    readonly me: string;
    /** What stands behind the `#` of his own link. */
    readonly own: string;
    /** What stands behind the `#` of a table’s link, for its dealer. */
    readonly dealer: string;
  };
} & {
  /** Where somebody signs up for the planned one. */
  readonly signUp: { readonly code: string };
  /** An evening of the card room, one of its guests and one of its tables. */
  readonly room: CardRoomPictured;
  /** A league's season, one of its clubs and one of its teams. */
  readonly league: LeaguePictured;
  /** A league of points, by its code. */
  readonly series: string;
  /** One that is over, with its play-off. */
  readonly leagueOver: LeaguePictured;
  /** Other forms of play, and several days. */
  readonly formats: FormatsPictured;
  /** Nights with fines, and with stacks that are given up for a re-entry. */
  readonly handMoney: HandMoneyPictured;
  readonly counted: CountedPictured;
};

/** The address of a house rulebook that departs from its base in one answer. */
export const HOUSE = 'hausregeln';

async function aHouse(api: APIRequestContext, url: string): Promise<void> {
  const house = {
    ...{ format: 'riffle-house-rulebook', v: 1, id: HOUSE, edition: 'a', name: 'Hausregeln des Pokersportvereins' },
    extends: { id: 'pvb', edition: findRulebook('pvb')?.edition ?? '' },
    answers: { 'betting.undercall': { value: 'completeOrFold', note: 'Wir fragen den Spieler, was er wollte.' } },
  } satisfies HouseRulebook;
  const answer = await api.put(`${url}/api/house-rulebooks/${HOUSE}`, { data: { house }, headers: { origin: url } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** One night in every state that a night can be in, with all that is long and large. */
export async function picturedNights(api: APIRequestContext, url: string, book = 'gcb'): Promise<Pictured> {
  const of = async (state: State) => {
    const night = await KeptNight.planned(api, url, {
      ...{ name: NAME, book, people: field(SMALL.includes(state) ? 12 : 31) },
      startingStack: 250_000_000,
      money: state === 'bubble' || state === 'deal' ? FREEZE_OUT : PRICES,
      chips: CHIPS,
    });
    await TO[state](night);
    const { code } = await night.now();
    await api.put(`${url}/api/night/${night.id}/wall`, {
      data: { announcement: ANNOUNCEMENT },
      headers: { origin: url },
    });
    const me = (await night.entries())[1] ?? '';
    await paysHalf(night, toEntryId(me));
    const links = (await (await api.get(`${url}/api/night/${night.id}/own-links`)).json()) as Record<string, string>;
    const tables = await (await api.get(`${url}/api/night/${night.id}/dealer-links`)).json();
    // in the break the last of them has not counted its small chips yet
    const dealer = Object.values(tables as Record<string, string>).at(-1) ?? '';
    return [state, { id: night.id, code, me, own: links[me] ?? '', dealer }] as const;
  };
  await aHouse(api, url);
  const made: (readonly [State, Pictured[State]])[] = [];
  for (const state of STATES) made.push(await of(state));
  const nights = Object.fromEntries(made) as Omit<
    Pictured,
    'signUp' | 'room' | 'league' | 'series' | 'leagueOver' | 'formats' | 'handMoney' | 'counted'
  >;
  const room = await aCardRoom(api, url, CLUB);
  const league = await aLeague(api, url, 'Bundesliga');
  const series = await aSeries(api, url, 'Stadtliga');
  await playedOnNights({ api, url }, league);
  const leagueOver = await aSeasonOver({ api, url });
  await membersAndPapers(api, url, league);
  const formats = await theFormats({ api, url, name: NAME }, field(31));
  const handMoney = await theHandMoney({ api, url, name: NAME }, field(12));
  const counted = await theCounted({ api, url, name: NAME }, field(12));
  return {
    ...nights,
    handMoney,
    counted,
    signUp: { code: await aSignUp(api, url, nights.planned.id) },
    room,
    league,
    series,
    leagueOver,
    formats,
  };
}

/** Its list is full, and one of each kind is in it. */
async function aSignUp(api: APIRequestContext, url: string, night: string): Promise<string> {
  const headers = { origin: url };
  const setup = {
    ...{ name: NAME, startsAt: Date.UTC(2099, 0, 2, 19), closesAt: Date.UTC(2099, 0, 2, 18) },
    ...{ capacity: 2, mostWaiting: 500, asksClub: true, showsNames: true },
  };
  await api.post(`${url}/api/signup`, { data: { id: night, commandId: crypto.randomUUID(), setup }, headers });
  const { code } = (await (await api.get(`${url}/api/signup/${night}`)).json()) as { readonly code: string };
  for (const [nth, { first, last }] of LONG.entries()) {
    const data = {
      token: crypto.randomUUID(),
      first,
      last,
      club: CLUB,
      roomName: 'full',
      listed: nth < 2,
      website: '',
    };
    await api.post(`${url}/api/signup/link/${code}/people`, { data, headers });
  }
  return code;
}

/** Something is paid, something open, and whoever it is has a rebuy where he is out. */
async function paysHalf(night: KeptNight, entry: EntryId): Promise<void> {
  const box = toBoxId(crypto.randomUUID());
  await night.does(
    { type: 'OpenBox', box, name: 'Tür', float: toCents(10_000) },
    {
      ...{ type: 'TakeMoney', payment: toPaymentId(crypto.randomUUID()), box, means: 'cash' },
      amounts: [{ entry, amount: toCents(1_000_00) }],
    },
  );
}

const TO: { readonly [S in State]: (night: KeptNight) => Promise<void> } = {
  planned: async () => {},
  drawn: async (night) => {
    await night.does({ type: 'CheckIn', entries: (await night.entries()).map(toEntryId) }, { type: 'DrawSeats' });
  },
  play: async (night) => {
    await started(night);
    const seated = await sitting(night);
    const [table = ''] = Object.keys((await night.now()).view.tables);
    const there = seated.filter(({ at }) => at === table).map(({ entry }) => entry);
    await out(night, there.slice(0, 1));
    await out(night, there.slice(1, 3));
    const [away, punished] = seated.filter(({ at }) => at !== table).map(({ entry }) => entry);
    if (away === undefined || punished === undefined) throw new Error('nobody is left at the other tables');
    const ruling = toRulingId(crypto.randomUUID());
    await night.does(
      { type: 'MarkAbsent', entry: away },
      {
        ...{ type: 'GivePenalty', penalty: toPenaltyId(crypto.randomUUID()), entry: punished },
        ...{ offence: 'delay', measure: 'warning' },
      },
      {
        ...{ type: 'RecordRuling', ruling },
        on: {
          ...{ kind: 'undercall', facts: { toFace: 400 }, answer: 'determined', entry: punished },
          ...{ outcome: { is: 'call', amount: 400 }, refs: ['gcb@2025-10-30:T37.A4'] },
          steps: [
            { key: 'announceCall', values: { amount: 400 } },
            { key: 'addChips', values: { amount: 200 } },
          ],
        },
      },
      { type: 'TickStep', ruling, step: 0, done: true },
      { type: 'AppealRuling', ruling, why: 'Der Einsatz war nicht angesagt.', nextHandBegun: false },
      { type: 'AddTable', table: toTableId(crypto.randomUUID()), name: '12', seats: 9 },
    );
  },
  moving: async (night) => {
    await started(night);
    for (const { entry } of (await sitting(night)).slice(0, 4)) await out(night, [entry]);
    const [table] = (await sitting(night)).map(({ at }) => at);
    await night.does(
      { type: 'BreakTable', table: toTableId(table ?? ''), reason: 'der Tisch wird gebraucht' },
      { type: 'PauseClock' },
    );
  },
  break: async (night) => {
    await started(night);
    await night.does({ type: 'BreakNow', duration: (15 * 60_000) as never });
    await chipRace(night);
    await chipCount(night);
  },
  final: async (night) => {
    await started(night);
    for (const { entry } of (await sitting(night)).slice(0, 3)) await out(night, [entry]);
    await night.does({ type: 'FormFinalTable', reason: 'neun' });
  },
  bubble: async (night) => {
    await started(night);
    for (const { entry } of (await sitting(night)).slice(4)) await out(night, [entry]);
  },
  // one of three has agreed
  deal: async (night) => {
    const prizes = [1_234_567_89, 999_999_99, 123_456_78].map(toCents);
    await night.does({ type: 'ChangeSetup', changes: { prizes } });
    await started(night);
    await night.does({ type: 'JumpToLevel', level: 12 }, { type: 'PauseClock' });
    for (const { entry } of (await sitting(night)).slice(3)) await out(night, [entry]);
    const deal = toDealId(crypto.randomUUID());
    const shares = (await sitting(night)).map(({ entry }, nth) => ({
      ...{ entry, amount: toCents([987_654_32, 765_432_10, 544_938_24][nth] ?? 0) },
      chips: toChips([1_000_000_000, 999_999_999, 500_000_001][nth] ?? 0),
    }));
    const [first] = shares;
    await night.does({ type: 'ProposeDeal', deal, shares, method: 'hand' });
    if (first !== undefined) await night.does({ type: 'ConsentToDeal', deal, entry: first.entry });
  },
  over: async (night) => {
    await started(night);
    const all = (await sitting(night)).map(({ entry }) => entry);
    for (const entry of all.slice(0, 3)) await out(night, [entry]);
    await night.does({ type: 'FormFinalTable', reason: 'neun' });
    for (const entry of all.slice(3, -1)) await out(night, [entry]);
  },
};

async function started(night: KeptNight): Promise<void> {
  await TO.drawn(night);
  await night.does({ type: 'StartClock' });
}

/** Every table but one is counted. */
async function chipCount(night: KeptNight): Promise<void> {
  const { view } = await night.now();
  const [first = '', ...others] = Object.keys(view.tables);
  for (const at of others) {
    const stacks = Object.entries(view.entries)
      .filter(([, entry]) => entry.at?.table === at)
      .map(([entry], nth) => ({ entry: toEntryId(entry), chips: toChips(view.setup.startingStack - 25 * (nth % 3)) }));
    if (stacks.length > 0 && at !== first)
      await night.does({ type: 'CountStacks', occasion: 'break', table: toTableId(at), stacks });
  }
}

/** The smallest chips go: one table is done, one is counted, the others wait. */
async function chipRace(night: KeptNight): Promise<void> {
  const { view } = await night.now();
  const [first = '', second = ''] = Object.keys(view.tables);
  const counts = (at: string) =>
    Object.entries(view.entries)
      .filter(([, entry]) => entry.at?.table === at)
      .map(([entry, { at: place }], nth) => ({
        entry: toEntryId(entry),
        seat: place?.seat ?? 1,
        chips: (nth * 3) % 8,
      }));
  const counted = (at: string) =>
    ({ type: 'CountSmallChips', value: 25, table: toTableId(at), counts: counts(at) }) as TournamentCommand;
  await night.does(
    { type: 'BeginColourUp', value: 25, into: 100, reason: 'zu viele kleine Chips' },
    counted(first),
    { type: 'TakeSmallChips', value: 25, table: toTableId(first) },
    counted(second),
  );
}

async function sitting(night: KeptNight): Promise<readonly { readonly entry: EntryId; readonly at: string }[]> {
  const { view } = await night.now();
  return Object.entries(view.entries).flatMap(([entry, { at }]) =>
    at === undefined ? [] : [{ entry: toEntryId(entry), at: at.table }],
  );
}

/** One hand after another; who goes out in one hand had chips at its start, one less than the other. */
const out = (night: KeptNight, entries: readonly EntryId[]): Promise<void> =>
  night.does({
    type: 'BustOut',
    bustOut: toBustOutId(crypto.randomUUID()),
    out: entries.map((entry, index) => ({ entry, stackAtStart: (250_000_000 - index) as never, by: [] })),
  } satisfies TournamentCommand);
