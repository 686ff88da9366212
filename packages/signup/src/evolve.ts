import type { SignUpEvent } from './event.ts';
import { find, isHere, type SignedUp, type SignUpId, type SignUps } from './state.ts';

export function evolve(state: SignUps, event: SignUpEvent): SignUps {
  switch (event.type) {
    case 'Opened':
      return { ...state, setup: event.setup };
    case 'Changed':
      return state.setup === undefined ? state : { ...state, setup: { ...state.setup, ...event.changes } };
    case 'Closed':
      return { ...state, closed: event.by };
    case 'Reopened': {
      const { closed: _, ...open } = state;
      return open;
    }
    case 'SignedUp': {
      const { signUp: id, person, listed, at, place } = event;
      return { ...state, list: [...state.list, { id, person, listed, at, place }] };
    }
    case 'Cancelled':
      return {
        ...state,
        list: state.list.filter(({ id }) => id !== event.signUp),
        gone: [...state.gone, ...state.list.flatMap(({ id, person }) => (id === event.signUp ? [person] : []))],
      };
    case 'Promoted':
      return changed(state, event.signUp, { place: 'in' });
    case 'Admitted':
      return changed(state, event.signUp, { place: 'in', reason: event.reason });
    case 'CheckedIn':
      // whoever is there waits no longer
      return changed(state, event.signUp, { place: 'in', entry: event.entry });
    case 'NightFollowed':
      return { ...state, night: event.night };
  }
}

const changed = (state: SignUps, signUp: SignUpId, changes: Partial<SignedUp>): SignUps => ({
  ...state,
  list: state.list.map((one) => (one.id === signUp ? { ...one, ...changes } : one)),
});

/** What an undo asks of every later step. More may then be in than there is room for: nobody is sent away by it. */
export function fits(state: SignUps, event: SignUpEvent): boolean {
  switch (event.type) {
    case 'Opened':
      return state.setup === undefined;
    case 'Changed':
    case 'NightFollowed':
      return state.setup !== undefined;
    case 'Closed':
      return state.setup !== undefined && state.closed === undefined;
    case 'Reopened':
      return state.closed !== undefined;
    case 'SignedUp':
      return (
        state.setup !== undefined &&
        !state.list.some(({ id, person }) => id === event.signUp || person === event.person)
      );
    case 'Promoted':
    case 'Admitted':
      return find(state, event.signUp)?.place === 'waiting';
    case 'Cancelled': {
      const one = find(state, event.signUp);
      return one !== undefined && !isHere(state, one);
    }
    case 'CheckedIn': {
      const one = find(state, event.signUp);
      return one !== undefined && one.entry === undefined;
    }
  }
}
