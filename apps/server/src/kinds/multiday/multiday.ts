import {
  MULTI_DAY_VERSIONS,
  type MultiDay,
  type MultiDaySetup,
  multiDay,
  nightOf,
  partsOf,
} from '@riffle/tournament/multiday';
import type { MultiDayLine, MultiDayListViewer } from '@riffle/wire';
import type { Kind } from '../../host/kind.ts';
import { isAllowed } from '../../http/may.ts';
import { file } from './file.ts';
import { ofPeople, peopleIn, tracing } from './of-people.ts';
import { lineFields, multiDayCommand, setup, view } from './schema.ts';
import type { MultiDayShape } from './shape.ts';
import { words } from './words.ts';

const isViewer = (as: string): as is MultiDayListViewer => as === 'staff' || as === 'room';
const { view: shown, ...rest } = multiDay;

/** A tournament of several days or flights, as the host has it: above its nights, each of which stays what it is. */
export const multiday: Kind<MultiDayShape> = {
  name: 'multiday',
  module: new URL(import.meta.url),
  aggregate: { ...rest, view: (state, { as }) => shown(state, as) },
  roles: { Found: 'director', Change: 'director', TellDay: 'director', OpenDay: 'director' },
  roleToTakeBack: () => 'director',
  isOnlyTold: ({ type }) => type === 'DayTold',
  creating: {
    type: 'Found',
    command: (given: { readonly setup: MultiDaySetup }) => ({ type: 'Found', setup: given.setup }),
  },
  schema: { commands: multiDayCommand.options, creating: { setup }, view, line: lineFields, aside: {} },
  viewers: {
    named: (as) => (isViewer(as) ? { as } : undefined),
    key: ({ as }) => as,
    mayBe: ({ as }, member) => as === 'room' || isAllowed('floor', member),
    readsLog: ({ as }) => as === 'staff',
    of: ({ role }) => ({ as: role === 'cashier' ? 'room' : 'staff' }),
    floor: { as: 'staff' },
    guest: { as: 'room' },
  },
  stored: { versions: MULTI_DAY_VERSIONS, lifting: {}, texts: {}, tracing },
  peopleIn,
  names: (state, { as }, namesOf) => {
    const { parts, places = [] } = shown(state, as);
    const stacks = parts.flatMap(({ carried }) => carried?.stacks ?? []);
    return Object.fromEntries([...stacks, ...places].map(({ person }) => [person, namesOf(person, 'staff')]));
  },
  words,
  line: lineOf,
  lineOfUnread: (name) => ({ name, carries: 'best', parts: [], over: false }),
  called: ({ setup: founded }) => founded?.name ?? '',
  calledInList: ({ name }) => name,
  isRunning: () => false,
  mayList: 'floor',
  holds: () => [],
  due: () => undefined,
  over: (state) => lineOf(state)?.over === true,
  played: () => undefined,
  file,
  ofPeople,
};

function lineOf(state: MultiDay): MultiDayLine | undefined {
  if (state.setup === undefined) return undefined;
  const parts = partsOf(state);
  const last = parts.find(({ feeds }) => feeds === undefined);
  return {
    name: state.setup.name,
    carries: state.setup.carries,
    parts: parts.map((part) => {
      const night = nightOf(state, part);
      return { name: part.name, ...(night !== undefined && { night }) };
    }),
    over: last !== undefined && state.told[last.id]?.day !== undefined,
  };
}
