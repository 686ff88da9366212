import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';

declare const signUpId: unique symbol;
/** One person's place in one list. It follows from what only he has, and says nothing of it. */
export type SignUpId = string & { readonly [signUpId]: true };
export const toSignUpId = (id: string): SignUpId => id as SignUpId;

/** What a club says when it opens the list. */
export type SignUpSetup = {
  /** As the night is called. */
  readonly name: string;
  readonly startsAt?: Instant;
  readonly capacity: number;
  /** How many may wait for a place beyond that. */
  readonly mostWaiting: number;
  readonly closesAt: Instant;
  readonly asksClub: boolean;
  /** Whether everybody reads who comes: those who want it, as they want it. */
  readonly showsNames: boolean;
};

/** What the night says of itself, besides its name and its start: it is told, since the list knows nothing of it. */
export type OfNight = {
  /** In the field already without a place of this list. */
  readonly entered: number;
  /** How many it takes at most, where it says so. */
  readonly most?: number;
  /** What an entry costs, where the room may know. */
  readonly fee?: EntryFee;
  /** Who of this list had come, and was struck off there since. */
  readonly struckOff?: readonly SignUpId[];
  /** It does not take place, until that is taken back there: nobody comes or moves up meanwhile. */
  readonly calledOff?: true;
};
export type EntryFee = { readonly currency: string; readonly prices: readonly EntryPrice[] };
/** In minor units, and between which moments it holds. */
export type EntryPrice = { readonly amount: number; readonly since?: Instant; readonly until?: Instant };

export type Place = 'in' | 'waiting';

export type SignedUp = {
  readonly id: SignUpId;
  readonly person: PersonId;
  /** He wants to be read by everybody. */
  readonly listed: boolean;
  readonly at: Instant;
  readonly place: Place;
  /** Why he was let in before others. */
  readonly reason?: string;
  /** In the night, since he came. */
  readonly entry?: string;
};

/** Who wants to come to a night, in the order in which they said so; whoever cancelled is not there. */
export type SignUps = {
  readonly setup?: SignUpSetup;
  /** As it was told last; nothing where nobody is entered and nothing else is to be said. */
  readonly night?: OfNight;
  /** By whom it was closed itself; see `closedBy`. */
  readonly closed?: Exclude<ClosedBy, 'calledOff'>;
  readonly list: readonly SignedUp[];
  /** Who is no longer in it: the club forgets him in time. */
  readonly gone: readonly PersonId[];
};
export type ClosedBy = 'staff' | 'time' | 'calledOff';

export const initial: SignUps = { list: [], gone: [] };

export const find = ({ list }: SignUps, id: SignUpId): SignedUp | undefined => list.find((one) => one.id === id);
/** He is in the night: he came, and was not struck off there. */
export const isHere = ({ night }: SignUps, { id, entry }: SignedUp): boolean =>
  entry !== undefined && night?.struckOff?.includes(id) !== true;
export const countOf = ({ list }: SignUps, place: Place): number => list.filter((one) => one.place === place).length;
/** Why nobody comes any more, while that is so. */
export const closedBy = ({ closed, night }: SignUps): ClosedBy | undefined =>
  night?.calledOff === true ? 'calledOff' : closed;
/** The list's own, as far as the night has them. */
export const placesOf = ({ setup, night }: SignUps): number => Math.min(setup?.capacity ?? 0, night?.most ?? Infinity);
/** Whoever has a place of the list, and whoever is in the night without. */
export const takenOf = (state: SignUps): number => countOf(state, 'in') + (state.night?.entered ?? 0);
/** None where more were let in than there is room for. */
export const freePlaces = (state: SignUps): number => Math.max(0, placesOf(state) - takenOf(state));
/** Who gets a place now, the first first; nobody where there is nothing to come to. */
export const nextIn = (state: SignUps): readonly SignUpId[] =>
  (state.night?.calledOff === true ? [] : state.list)
    .filter(({ place }) => place === 'waiting')
    .slice(0, freePlaces(state))
    .map(({ id }) => id);
