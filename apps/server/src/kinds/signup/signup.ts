import { closedBy, due, SIGN_UP_VERSIONS, type SignUpSetup, type SignUps, signUps } from '@riffle/signup';
import type { SignUpLine, SignUpListViewer } from '@riffle/wire';
import type { Kind } from '../../host/kind.ts';
import { isAllowed } from '../../http/may.ts';
import { leaving, ofPeople, passersBy, tracing } from './of-people.ts';
import { lineFields, setup, signUpCommand, view } from './schema.ts';
import type { SignUpShape } from './shape.ts';
import { words } from './words.ts';

const isViewer = (as: string): as is SignUpListViewer => as === 'staff' || as === 'cashier' || as === 'public';
const { view: shown, ...rest } = signUps;

/** Who wants to come to a night, as the host has it. It has the night's id, and none of its steps. */
export const signup: Kind<SignUpShape> = {
  name: 'signup',
  module: new URL(import.meta.url),
  aggregate: { ...rest, view: (state, { as }) => shown(state, as === 'public' ? 'public' : 'staff') },
  roles: {
    Open: 'floor',
    Change: 'floor',
    Close: 'floor',
    Reopen: 'floor',
    SignUp: 'cashier',
    Cancel: 'floor',
    Admit: 'floor',
    CheckIn: 'cashier',
    FollowNight: 'floor',
    Promote: 'floor',
  },
  roleToTakeBack: ({ type }) => (type === 'CheckedIn' ? 'cashier' : 'floor'),
  creating: {
    type: 'Open',
    command: (given: { readonly setup: SignUpSetup }) => ({ type: 'Open', setup: given.setup }),
  },
  schema: { commands: signUpCommand.options, creating: { setup }, view, line: lineFields, aside: {} },
  viewers: {
    named: (as) => (isViewer(as) ? { as } : undefined),
    key: ({ as }) => as,
    mayBe: ({ as }, member) => as === 'public' || isAllowed(as === 'staff' ? 'floor' : 'cashier', member),
    readsLog: ({ as }) => as === 'staff',
    of: ({ role }) => ({ as: role === 'cashier' ? 'cashier' : 'staff' }),
    floor: { as: 'staff' },
    guest: { as: 'public' },
  },
  stored: { versions: SIGN_UP_VERSIONS, lifting: {}, texts: { Admitted: ['reason'] }, tracing },
  peopleIn: (event) => (event.type === 'SignedUp' ? [event.person] : []),
  names: (state, { as }, namesOf) => {
    const { list } = shown(state, as === 'public' ? 'public' : 'staff');
    const ids = new Set(list.map(({ id }) => id));
    return Object.fromEntries(
      state.list
        .filter(({ id }) => ids.has(id))
        .map(({ id, person }) => [id, namesOf(person, as === 'public' ? 'room' : 'staff')]),
    );
  },
  words,
  line: lineOf,
  lineOfUnread: (name) => ({ name, closesAt: 0, isOpen: false, in: 0, waiting: 0, capacity: 0 }),
  called: ({ setup }) => setup?.name ?? '',
  calledInList: ({ name }) => name,
  isRunning: () => false,
  mayList: 'cashier',
  holds: () => [],
  due,
  over: () => false,
  played: () => undefined,
  ofPeople,
  leaving,
  passersBy,
};

function lineOf(state: SignUps): SignUpLine | undefined {
  if (state.setup === undefined) return undefined;
  const { name, startsAt, closesAt } = state.setup;
  const { taken, places, waiting } = shown(state, 'public');
  const from = startsAt === undefined ? {} : { startsAt };
  return { name, ...from, closesAt, isOpen: closedBy(state) === undefined, in: taken, waiting, capacity: places };
}
