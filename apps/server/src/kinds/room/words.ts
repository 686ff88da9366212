import type { DealerId, GuestId, Room, RoomEvent, RoomRefusal, TableId } from '@riffle/cardroom';
import { NOBODY, type PersonId } from '@riffle/people';
import {
  type CardRoomNaming,
  cardRoomWordsIn,
  formatMoney,
  formatTimeOfDay,
  type Language,
  wordsIn,
} from '@riffle/words';
import type { HostRefusal, NamesOf, Telling, Wording, Words } from '../../host/kind.ts';
import { dealerName, dealersIn, guestsIn, nameOf } from './of-people.ts';
import type { RoomShape } from './shape.ts';

const UNNAMED = { entry: () => NOBODY, person: () => NOBODY, table: () => NOBODY, levelNo: () => undefined };

/** What its refusals and its log say. */
export const words: Words<RoomShape> = {
  refusal: (refusal, room, { language, namesOf, zone }) =>
    isHosts(refusal)
      ? wordsIn(language).refusal(refusal, { ...UNNAMED, time: String, currency: 'EUR' })
      : cardRoomWordsIn(language).refusal(refusal, namingIn(room, namesOf, language, zone)),
  status: (code) => {
    if (code === 'role-may-not' || code === 'not-yours-to-ask') return 403;
    return NEVER_FITS.includes(code) ? 422 : 409;
  },
  telling,
  refs: (event) => ('because' in event ? event.because.flatMap(({ refs }) => refs) : []),
  about: (event) => [
    ...guestsIn(event),
    ...dealersIn(event),
    ...('table' in event && event.table !== undefined ? [event.table] : []),
    ...('game' in event ? [event.game] : []),
  ],
};

const NEVER_FITS: readonly string[] = [
  ...['no-such-game', 'no-such-table', 'no-such-guest', 'seats-out-of-range', 'amount-out-of-range'],
  ...['buy-in-out-of-range', 'reason-needed', 'plan-out-of-range', 'short-top-up-too-short'],
];

const isHosts = (refusal: RoomRefusal | HostRefusal): refusal is HostRefusal =>
  refusal.code === 'role-may-not' || refusal.code === 'undo-takes-more' || refusal.code === 'nothing-to-undo';

const said = (language: Language, zone: string | undefined, currency: string) => ({
  money: (cents: number) => formatMoney(cents, currency, language),
  time: (at: number) => formatTimeOfDay(at, language, zone),
  list: (names: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
});

const namingIn = (room: Room, namesOf: NamesOf, language: Language, zone?: string): CardRoomNaming => ({
  guest: (id) => nameOf(room, id, namesOf, 'staff'),
  table: (id) => room.tables.get(id)?.name ?? NOBODY,
  game: (id) => room.games.get(id)?.name ?? NOBODY,
  dealer: (id) => dealerName(room, id, namesOf, 'staff'),
  ...said(language, zone, room.setup?.currency ?? 'EUR'),
});

/** Along the log: a table and a game keep the name that they had. */
function telling({ language, namesOf, zone }: Wording): Telling<RoomEvent> {
  const [tables, games] = [new Map<TableId, string>(), new Map<string, string>()];
  const persons = new Map<GuestId | DealerId, PersonId>();
  const called = new Map<GuestId | DealerId, string>();
  const nameFor = (id: GuestId | DealerId): string => {
    const person = persons.get(id);
    return person === undefined ? (called.get(id) ?? NOBODY) : namesOf(person, 'staff');
  };
  let naming: CardRoomNaming = {
    guest: nameFor,
    dealer: nameFor,
    table: (id) => tables.get(id) ?? NOBODY,
    game: (id) => games.get(id) ?? NOBODY,
    ...said(language, zone, 'EUR'),
  };
  const follow = (events: readonly RoomEvent[]): void => {
    for (const event of events) {
      if (event.type === 'RoomOpened') naming = { ...naming, ...said(language, zone, event.setup.currency) };
      if (event.type === 'TablePlanned') tables.set(event.table, event.name);
      if (event.type === 'GameAdded') games.set(event.game, event.is.name);
      if (event.type === 'GuestWelcomed' || event.type === 'DealerClockedIn') {
        const id = event.type === 'GuestWelcomed' ? event.guest : event.dealer;
        if (event.person !== undefined) persons.set(id, event.person);
        if (event.called !== undefined) called.set(id, event.called);
      }
    }
  };
  return {
    follow,
    tell: (events) => {
      follow(events);
      return events.map((event) => cardRoomWordsIn(language).event(event, naming));
    },
  };
}
