import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { ClosedBy, EntryFee, Place, SignUpId, SignUpSetup, SignUps } from './state.ts';
import { closedBy, countOf, freePlaces, isHere, placesOf, takenOf } from './state.ts';

export type SignUpViewer = 'public' | 'staff';

/** His own stand, as whoever has his link is told. */
export type Stand = {
  readonly place: Place;
  /** On the waiting list, from 1. */
  readonly position?: number;
  readonly isHere?: true;
};

export type SignedUpView = Stand & {
  readonly id: SignUpId;
  /** For staff alone. */
  readonly person?: PersonId;
  readonly listed?: boolean;
  readonly at?: Instant;
  readonly reason?: string;
  readonly entry?: string;
};

export type SignUpView = {
  readonly setup?: SignUpSetup;
  readonly closed?: ClosedBy;
  readonly in: number;
  /** Those, and whoever is in the night without a place of the list. */
  readonly taken: number;
  /** How many there are: no more than the night takes. */
  readonly places: number;
  readonly fee?: EntryFee;
  readonly waiting: number;
  /** How many have come. */
  readonly here: number;
  readonly free: number;
  /** Nobody can even wait any more. */
  readonly isFull: boolean;
  /** All of them for staff; for everybody those who want to be read, where the club wants it. */
  readonly list: readonly SignedUpView[];
};

export function view(state: SignUps, viewer: SignUpViewer): SignUpView {
  const { setup, night } = state;
  const closed = closedBy(state);
  const waiting = countOf(state, 'waiting');
  const free = freePlaces(state);
  return {
    ...(setup !== undefined && { setup }),
    ...(closed !== undefined && { closed }),
    in: countOf(state, 'in'),
    taken: takenOf(state),
    places: placesOf(state),
    ...(night?.fee && { fee: night.fee }),
    waiting,
    here: state.list.filter((one) => isHere(state, one)).length,
    free,
    isFull: free === 0 && waiting >= (setup?.mostWaiting ?? 0),
    list: viewer === 'staff' ? forStaff(state) : forEverybody(state),
  };
}

/** Nothing for whoever is not in the list. */
export function standOf(state: SignUps, id: SignUpId): Stand | undefined {
  const one = state.list.find((each) => each.id === id);
  if (one === undefined) return undefined;
  const position = state.list.filter(({ place }) => place === 'waiting').findIndex((each) => each.id === id) + 1;
  return {
    place: one.place,
    ...(position > 0 && { position }),
    ...(isHere(state, one) && { isHere: true }),
  };
}

const forStaff = (state: SignUps): readonly SignedUpView[] =>
  state.list.map(({ id, person, listed, at, reason, entry, place }) => ({
    ...{ place, ...standOf(state, id), id, person, listed, at },
    ...(reason !== undefined && { reason }),
    ...(entry !== undefined && { entry }),
  }));

/** Only who comes: who waits, and who has come, is nobody's business. */
const forEverybody = ({ setup, list }: SignUps): readonly SignedUpView[] =>
  setup?.showsNames === true
    ? list.filter(({ listed, place }) => listed && place === 'in').map(({ id, place }) => ({ id, place }))
    : [];
