import { type GuestId, type Room, type RoomCommand, type RoomEvent, toGuestId } from '@riffle/cardroom';
import { NOBODY, type PersonId } from '@riffle/people';
import { cardRoomWordsIn, formatDay, formatMoney, formatTimeOfDay } from '@riffle/words';
import type { NamesOf, OfPeople, Tracing } from '../../host/kind.ts';
import type { RoomShape } from './shape.ts';

export const peopleIn = (event: RoomEvent): readonly PersonId[] =>
  event.type === 'GuestWelcomed' && event.person !== undefined ? [event.person] : [];

/** By the name of the person he is, else by what is called out. */
export function nameOf(room: Room, guest: GuestId, namesOf: NamesOf, reader: 'staff' | 'room'): string {
  const { person, called } = room.guests.get(guest) ?? {};
  return person === undefined ? (called ?? NOBODY) : namesOf(person, reader);
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
    return guestsOf(room, people).map((id) => {
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
  },
  concerning: (people) => {
    const ids = new Set<GuestId>();
    return (event) => {
      if (event.type === 'GuestWelcomed' && peopleIn(event).some((one) => people.includes(one))) ids.add(event.guest);
      return guestsIn(event).some((guest) => ids.has(guest));
    };
  },
};

/** Why the floor decided about somebody as it did, and what he is called, is about him. */
export function tracing(): Tracing<RoomEvent> {
  const persons = new Map<GuestId, PersonId>();
  return {
    follow: (event) => {
      if (event.type === 'GuestWelcomed' && event.person !== undefined) persons.set(event.guest, event.person);
    },
    trace: (event) => ({
      people: guestsIn(event).flatMap((guest) => persons.get(guest) ?? []),
      is: event.type === 'GuestWelcomed' ? 'tie' : 'words',
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
