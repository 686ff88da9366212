import { type DealerId, type GuestId, type Room, type RoomCommand, type RoomEvent, toGuestId } from '@riffle/cardroom';
import { NOBODY, type PersonId } from '@riffle/people';
import { cardRoomWordsIn, formatDay, formatMoney, formatTimeOfDay } from '@riffle/words';
import type { NamesOf, OfPeople, Tracing } from '../../host/kind.ts';
import type { RoomShape } from './shape.ts';

export const peopleIn = (event: RoomEvent): readonly PersonId[] =>
  (event.type === 'GuestWelcomed' || event.type === 'DealerClockedIn') && event.person !== undefined
    ? [event.person]
    : [];

/** By the name of the person he is, else by what is called out. */
export function nameOf(room: Room, guest: GuestId, namesOf: NamesOf, reader: 'staff' | 'room'): string {
  const { person, called } = room.guests.get(guest) ?? {};
  return person === undefined ? (called ?? NOBODY) : namesOf(person, reader);
}

export function dealerName(room: Room, dealer: DealerId, namesOf: NamesOf, reader: 'staff' | 'room'): string {
  const { person, called } = room.dealers.get(dealer) ?? {};
  return person === undefined ? (called ?? NOBODY) : namesOf(person, reader);
}

/** Who deals, of those whom an event is about. */
export function dealersIn(event: RoomEvent): readonly DealerId[] {
  if (event.type === 'DealersMoved') return [...new Set([...event.moves.map(({ dealer }) => dealer), ...event.owed])];
  return event.type === 'DealerClockedIn' || event.type === 'DealerClockedOut' ? [event.dealer] : [];
}

/** All whom an event is about. */
export function guestsIn(event: RoomEvent): readonly GuestId[] {
  if (event.type === 'MoneyMoved') return 'guest' in event.moved ? [event.moved.guest] : [];
  if (event.type === 'SeatLent') return [event.to];
  if (event.type === 'LotsDrawn') return event.among;
  const further = event.type === 'TurnGivenUp' ? [event.to] : event.type === 'CameBack' ? [event.lentTo] : [];
  return ['guest' in event ? event.guest : undefined, ...further].filter((one) => one !== undefined);
}

const guestsOf = ({ guests }: Room, people: readonly PersonId[]): readonly GuestId[] =>
  [...guests].flatMap(([id, { person }]) => (person !== undefined && people.includes(person) ? [id] : []));

export const ofPeople: OfPeople<RoomShape> = {
  facts: (room, people, { language, zone }) => {
    const { facts } = cardRoomWordsIn(language);
    const currency = room.setup?.currency ?? 'EUR';
    const asGuest = guestsOf(room, people).map((id) => {
      const { cameAt, barred } = room.guests.get(id) ?? {};
      const sum = (...kinds: readonly string[]): string =>
        formatMoney(
          room.money.reduce(
            (all, one) => ('guest' in one && one.guest === id && kinds.includes(one.what) ? all + one.amount : all),
            0,
          ),
          currency,
          language,
        );
      return {
        ...(cameAt !== undefined && {
          [facts.came]: `${formatDay(cameAt, language, zone)}, ${formatTimeOfDay(cameAt, language, zone)}`,
        }),
        [facts.bought]: sum('buyIn', 'topUp', 'shortTopUp'),
        [facts.paidOut]: sum('cashOut', 'depositPaid'),
        ...(barred !== undefined && { [facts.barred]: barred.reason }),
      };
    });
    const asDealer = [...room.dealers.values()]
      .filter(({ person }) => person !== undefined && people.includes(person))
      .map(({ came }) => ({
        [facts.dealt]: `${formatDay(came, language, zone)}, ${formatTimeOfDay(came, language, zone)}`,
      }));
    return [...asGuest, ...asDealer];
  },
  concerning: (people) => {
    const [ids, dealing] = [new Set<GuestId>(), new Set<DealerId>()];
    return (event) => {
      const isHis = peopleIn(event).some((one) => people.includes(one));
      if (event.type === 'GuestWelcomed' && isHis) ids.add(event.guest);
      if (event.type === 'DealerClockedIn' && isHis) dealing.add(event.dealer);
      return guestsIn(event).some((guest) => ids.has(guest)) || dealersIn(event).some((one) => dealing.has(one));
    };
  },
};

/** Why the floor decided about somebody as it did, and what he is called, is about him. */
export function tracing(): Tracing<RoomEvent> {
  const persons = new Map<GuestId, PersonId>();
  const dealing = new Map<DealerId, PersonId>();
  return {
    follow: (event) => {
      if (event.type === 'GuestWelcomed' && event.person !== undefined) persons.set(event.guest, event.person);
      if (event.type === 'DealerClockedIn' && event.person !== undefined) dealing.set(event.dealer, event.person);
    },
    trace: (event) => ({
      people: [
        ...guestsIn(event).flatMap((guest) => persons.get(guest) ?? []),
        ...dealersIn(event).flatMap((dealer) => dealing.get(dealer) ?? []),
      ],
      is: event.type === 'GuestWelcomed' || event.type === 'DealerClockedIn' ? 'tie' : 'words',
      ofRecord: event.type === 'GuestBarred',
    }),
  };
}

/** Who is erased waits for nothing any more. */
export const leaving = (room: Room, people: readonly PersonId[]): readonly RoomCommand[] => {
  const ids = guestsOf(room, people);
  return room.waiting
    .filter(({ guest }) => ids.includes(guest))
    .map(({ guest, game }) => ({ type: 'TakeOffList', guest: toGuestId(guest), game }) as const);
};
