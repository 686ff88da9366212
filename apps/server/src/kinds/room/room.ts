import {
  cardRoom,
  type DealerId,
  dealersNamedAt,
  due,
  type GuestId,
  guestOf,
  ROLES_NEEDED,
  ROOM_VERSIONS,
  type Room,
  type RoomEvent,
  type RoomSetup,
  type RoomViewer,
} from '@riffle/cardroom';
import type { CardRoomLine, Role } from '@riffle/wire';
import type { Kind } from '../../host/kind.ts';
import { roomCommand } from './command.ts';
import { dealerName, leaving, nameOf, ofPeople, peopleIn, tracing } from './of-people.ts';
import { lineFields, setup, view } from './schema.ts';
import type { RoomShape } from './shape.ts';
import { viewers } from './viewers.ts';
import { words } from './words.ts';

/** What somebody wrote about guests in words of his own, or what they are called. */
const TEXTS = {
  GuestWelcomed: ['called'],
  GuestBarred: ['reason'],
  GuestCalled: ['reason'],
  SeatTaken: ['reason'],
  SeatLeft: ['reason'],
  GuestMoved: ['reason'],
  DealerClockedIn: ['called'],
  DealersMoved: ['reason'],
} as const;

/** An evening of the card room, as the host has it. */
export const room: Kind<RoomShape> = {
  name: 'room',
  module: new URL(import.meta.url),
  aggregate: cardRoom,
  roles: ROLES_NEEDED,
  roleToTakeBack,
  creating: {
    type: 'OpenRoom',
    command: (given: { readonly setup: RoomSetup }) => ({ type: 'OpenRoom', setup: given.setup }),
  },
  schema: { commands: roomCommand.options, creating: { setup }, view, line: lineFields, aside: {} },
  viewers,
  stored: { versions: ROOM_VERSIONS, lifting: {}, texts: TEXTS, tracing },
  peopleIn,
  personBehind: ({ guests }, actor) => {
    const guest = guestOf(actor);
    return guest === undefined ? undefined : guests.get(guest)?.person;
  },
  names: (state, viewer, namesOf) => {
    const reader = viewer.as === 'staff' || viewer.as === 'cashier' ? 'staff' : 'room';
    const shown = guestsShownTo(state, viewer);
    const dealers = dealersShownTo(state, viewer);
    return Object.fromEntries([
      ...shown.map((id) => [id, nameOf(state, id, namesOf, reader)]),
      ...dealers.map((id) => [id, dealerName(state, id, namesOf, reader)]),
    ]);
  },
  words,
  line: lineOf,
  lineOfUnread: (name) => ({ name, openedAt: 0, isOpen: false, tables: 0, players: 0, waiting: 0 }),
  called: (state) => state.setup?.name ?? '',
  calledInList: ({ name }) => name,
  isRunning: ({ tables, closedAt }) =>
    closedAt === undefined && [...tables.values()].some(({ seated }) => seated.size > 0),
  mayList: 'cashier',
  holds: (state) => (state.setup === undefined ? [] : [state.setup.rulebook]),
  due,
  over: ({ closedAt }) => closedAt !== undefined,
  played: ({ openedAt, guests, dealers }) =>
    openedAt === undefined
      ? undefined
      : {
          at: openedAt,
          people: [...guests.values(), ...dealers.values()].flatMap(({ person }) => person ?? []),
        },
  ofPeople,
  door: {
    lettingIn: (command) =>
      command.type === 'WelcomeGuest' && command.person !== undefined ? [{ person: command.person }] : [],
    barred: ({ until }) => ({ code: 'barred', from: 'room', ...(until !== undefined && { until }) }),
  },
  leaving,
};

/** Whom a reader meets in his view: on the wall whoever is called, on a guest's phone himself, at a table who sits there. */
function guestsShownTo(state: Room, viewer: RoomViewer): readonly GuestId[] {
  const { guests, calls, tables } = state;
  switch (viewer.as) {
    case 'staff':
    case 'cashier':
      return [...guests.keys()];
    case 'kiosk':
      return [];
    case 'board':
      return calls.map(({ guest }) => guest);
    case 'guest':
      return [viewer.guest];
    case 'dealer':
      return [
        ...[...(tables.get(viewer.table)?.seated.values() ?? [])].flatMap(({ guest, instead }) =>
          instead === undefined ? [guest] : [guest, instead.guest],
        ),
        ...calls.filter(({ place }) => place.table === viewer.table).map(({ guest }) => guest),
      ];
  }
}

/** Who deals is known to staff; at a table it is who deals there and who takes over. */
function dealersShownTo(state: Room, viewer: RoomViewer): readonly DealerId[] {
  if (viewer.as === 'dealer') return dealersNamedAt(state, viewer.table);
  return viewer.as === 'staff' || viewer.as === 'cashier' ? [...state.dealers.keys()] : [];
}

/** What whoever has the money and the lists does is taken back by him, too. */
function roleToTakeBack({ type }: RoomEvent): Role {
  if (type === 'RoomOpened') return 'director';
  const ofCashier = [
    'PutOnList',
    'TakenOffList',
    'LaterSaid',
    'GuestWelcomed',
    'CallAnswered',
    'Reserved',
    'MoneyMoved',
  ];
  return ofCashier.includes(type) ? 'cashier' : 'floor';
}

function lineOf({ setup: opened, openedAt, closedAt, tables, waiting }: Room): CardRoomLine | undefined {
  if (opened === undefined || openedAt === undefined) return undefined;
  const open = [...tables.values()].filter((table) => table.openedAt !== undefined && table.closedAt === undefined);
  return {
    ...{ name: opened.name, openedAt, isOpen: closedAt === undefined, tables: open.length },
    players: open.reduce((sum, { seated }) => sum + seated.size, 0),
    waiting: new Set(waiting.map(({ guest }) => guest)).size,
  };
}
