import { accept, type Context, type Instant, refuse, type Verdict } from '@riffle/aggregate';
import type { SignUpCommand } from './command.ts';
import type { SignUpEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { SignUpRefusal } from './refusal.ts';
import { countOf, find, freePlaces, isHere, nextIn, placesOf, type SignUpSetup, type SignUps } from './state.ts';

type Decided = Verdict<readonly SignUpEvent[], SignUpRefusal>;
type Named<T extends SignUpCommand['type']> = Extract<SignUpCommand, { readonly type: T }>;

export function decide(state: SignUps, command: SignUpCommand, context: Context): Decided {
  if (command.type !== 'Open' && state.setup === undefined) return refuse({ code: 'sign-up-not-open' });
  switch (command.type) {
    case 'Open':
      return open(state, command, context);
    case 'Change':
      return change(state, command, context);
    case 'Close':
      return state.closed === undefined
        ? accept([{ v: 1, type: 'Closed', by: context.actor.role === 'clock' ? 'time' : 'staff' }])
        : refuse({ code: 'sign-up-closed', by: state.closed });
    case 'Reopen':
      if (state.closed === undefined) return notTakingPlace(state) ?? refuse({ code: 'sign-up-not-closed' });
      return notTakingPlace(state) ?? past(state.setup?.closesAt, context) ?? accept([{ v: 1, type: 'Reopened' }]);
    case 'SignUp':
      return signUp(state, command, context);
    case 'Cancel':
      return cancel(state, command);
    case 'Admit':
      return admit(state, command);
    case 'CheckIn':
      return checkIn(state, command);
    case 'FollowNight':
      return follow(state, command);
    case 'Promote':
      return nextIn(state).length === 0 ? refuse({ code: 'nothing-changes' }) : withPromoted(state, []);
  }
}

function open(state: SignUps, { setup }: Named<'Open'>, context: Context): Decided {
  if (state.setup !== undefined) return refuse({ code: 'sign-up-open-already' });
  return past(setup.closesAt, context) ?? accept([{ v: 1, type: 'Opened', setup }]);
}

function change(state: SignUps, { changes: wanted }: Named<'Change'>, context: Context): Decided {
  const there: Readonly<Record<string, unknown>> = { ...state.setup };
  const changes: Partial<SignUpSetup> = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => there[field] !== value),
  );
  if (Object.keys(changes).length === 0) return refuse({ code: 'nothing-changes' });
  return past(changes.closesAt, context) ?? withPromoted(state, [{ v: 1, type: 'Changed', changes }]);
}

/** Whoever comes by himself comes while it is open, to a place or to the list; staff write down whom they like. */
function signUp(state: SignUps, { signUp: id, person, listed }: Named<'SignUp'>, { now, actor }: Context): Decided {
  if (state.list.some((one) => one.id === id || one.person === person)) return refuse({ code: 'signed-up-already' });
  const off = notTakingPlace(state);
  if (off !== undefined) return off;
  const { mostWaiting = 0, closesAt = now } = state.setup ?? {};
  const waiting = countOf(state, 'waiting');
  const place = freePlaces(state) > 0 && waiting === 0 ? 'in' : 'waiting';
  if (actor.role === 'player') {
    if (state.closed !== undefined) return refuse({ code: 'sign-up-closed', by: state.closed });
    if (now >= closesAt) return refuse({ code: 'sign-up-closed', by: 'time' });
    if (place === 'waiting' && waiting >= mostWaiting)
      return refuse({ code: 'sign-up-full', capacity: placesOf(state), waiting });
  }
  return withPromoted(state, [{ v: 1, type: 'SignedUp', signUp: id, person, listed, at: now, place }]);
}

function cancel(state: SignUps, { signUp: id }: Named<'Cancel'>): Decided {
  const one = find(state, id);
  if (one === undefined) return refuse({ code: 'no-such-sign-up' });
  if (isHere(state, one)) return refuse({ code: 'here-already' });
  return withPromoted(state, [{ v: 1, type: 'Cancelled', signUp: id }]);
}

function admit(state: SignUps, { signUp: id, reason: said }: Named<'Admit'>): Decided {
  const one = find(state, id);
  const reason = said.trim();
  if (one === undefined) return refuse({ code: 'no-such-sign-up' });
  if (one.place === 'in') return refuse({ code: 'in-already' });
  const off = notTakingPlace(state);
  if (off !== undefined) return off;
  if (reason === '') return refuse({ code: 'reason-needed' });
  return accept([{ v: 1, type: 'Admitted', signUp: id, reason }]);
}

function checkIn(state: SignUps, { signUp: id, entry }: Named<'CheckIn'>): Decided {
  const one = find(state, id);
  if (one === undefined) return refuse({ code: 'no-such-sign-up' });
  if (one.entry !== undefined) return refuse({ code: 'here-already' });
  return accept([{ v: 1, type: 'CheckedIn', signUp: id, entry }]);
}

/** Who was struck off there leaves a place here. */
function follow(state: SignUps, { night }: Named<'FollowNight'>): Decided {
  const isSame = JSON.stringify(night) === JSON.stringify(state.night);
  return isSame ? refuse({ code: 'nothing-changes' }) : withPromoted(state, [{ v: 1, type: 'NightFollowed', night }]);
}

/** Nobody is given a place in a night that is called off. */
const notTakingPlace = ({ night }: SignUps): Decided | undefined =>
  night?.calledOff === true ? refuse({ code: 'sign-up-closed', by: 'calledOff' }) : undefined;

/** What happens, and who gets a place by it. */
function withPromoted(state: SignUps, events: readonly SignUpEvent[]): Decided {
  const promoted = nextIn(events.reduce(evolve, state)).map(
    (signUp): SignUpEvent => ({ v: 1, type: 'Promoted', signUp }),
  );
  return accept([...events, ...promoted]);
}

const past = (closesAt: Instant | undefined, { now }: Context): Decided | undefined =>
  closesAt === undefined || closesAt > now ? undefined : refuse({ code: 'closing-is-past', closesAt, now });
