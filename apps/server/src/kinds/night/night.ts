import type { PersonId } from '@riffle/people';
import {
  boxShort,
  due,
  EVENT_VERSIONS,
  entriesShownTo,
  entryOfPlayer,
  FREE_TEXTS,
  goesByClock,
  goOnFrom,
  isHeld,
  isNobodys,
  lifting,
  ownerOf,
  ROLE_NEEDED,
  roleToTakeBack,
  type Setup,
  type TournamentEvent,
  tournament,
} from '@riffle/tournament';
import type { Kind } from '../../host/kind.ts';
import { tournamentCommand } from './command.ts';
import { door } from './door.ts';
import { file } from './file.ts';
import { isRunning } from './is-running.ts';
import { lineOf, lineOfUnread } from './line.ts';
import { ofPeople } from './of-people.ts';
import { playersOf } from './players.ts';
import { lineFields, view, wallFields } from './schema.ts';
import { setup } from './setup.ts';
import type { NightShape } from './shape.ts';
import { tracing } from './tracing.ts';
import { viewers } from './viewers.ts';
import { words } from './words.ts';

/** A tournament night, as the host has it. */
export const night: Kind<NightShape> = {
  name: 'night',
  module: new URL(import.meta.url),
  aggregate: tournament,
  roles: ROLE_NEEDED,
  roleToTakeBack,
  ownerOf,
  creating: { type: 'Create', command: (given: { readonly setup: Setup }) => ({ type: 'Create', setup: given.setup }) },
  schema: { commands: tournamentCommand.options, creating: { setup }, view, line: lineFields, aside: wallFields },
  viewers,
  stored: { versions: EVENT_VERSIONS, lifting, texts: FREE_TEXTS, tracing },
  peopleIn,
  personBehind: ({ entries }, actor) => entries.get(entryOfPlayer(actor))?.person,
  names: (state, viewer, namesOf, staff) => {
    const { entries, money, penalties } = state;
    const { as } = viewer;
    const names: Record<string, string> = {};
    if (viewer.as === 'dealer') {
      for (const id of entriesShownTo(state, viewer)) {
        const entry = entries.get(id);
        if (entry !== undefined) names[id] = namesOf(entry.person, 'room');
      }
      return names;
    }
    // a receipt says who sold, and who took the money
    if (as !== 'room')
      for (const { by } of [...(money?.sales ?? []), ...(money?.payments ?? [])]) {
        const name = by === undefined ? undefined : staff(by);
        if (by !== undefined && name !== undefined) names[by] = name;
      }
    // who was struck off and has money coming is still called by his name at the till
    if (as !== 'room')
      for (const { entry, person } of money?.sales ?? [])
        if (!isNobodys(entry, person)) names[entry] = namesOf(person, 'staff');
    // what somebody was given stays his, whoever plays the stack by now
    if (as !== 'room')
      for (const { entry, player } of penalties)
        if (player !== undefined && !isNobodys(entry, player)) names[player] = namesOf(player, 'staff');
    for (const { id, person } of entries.values())
      if (!isNobodys(id, person)) names[id] = namesOf(person, as === 'room' ? 'room' : 'staff');
    return names;
  },
  words,
  line: lineOf,
  lineOfUnread,
  called: ({ setup }) => setup?.name ?? '',
  calledInList: ({ name }) => name,
  isRunning,
  mayList: 'display',
  holds: (state) => (state.setup === undefined ? [] : [state.setup.rulebook]),
  due,
  over: (state) => lineOf(state)?.stage === 'over',
  standstill: {
    mayRun: ({ stage }) => stage === 'play' || stage === 'countdown',
    runs: goesByClock,
    stop: (why) => ({ type: 'HoldClock', why }),
    stands: isHeld,
    goOn: goOnFrom,
  },
  played: playersOf,
  file,
  ofPeople,
  door,
  untrueAfter: boxShort,
};

function peopleIn(event: TournamentEvent): readonly PersonId[] {
  if (event.type === 'EntriesAdded' || event.type === 'DayCarried')
    return event.entries.flatMap(({ entry, person }) => (isNobodys(entry, person) ? [] : [person]));
  return event.type === 'PersonChanged' || event.type === 'StackHandedOn' ? [event.person] : [];
}
