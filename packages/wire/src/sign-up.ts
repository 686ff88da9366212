import type { PersonId, RoomName } from '@riffle/people';
import type { SignUpCommand, SignUpId, SignUpSetup, SignUpView, Stand } from '@riffle/signup';
import type { NewEntry, ProfileId } from '@riffle/tournament';
import type { Document, Undo } from './document.ts';

/** What the list of sign-ups says of one; its id is the night's. */
export type SignUpLine = {
  readonly name: string;
  readonly startsAt?: number;
  readonly closesAt: number;
  readonly isOpen: boolean;
  readonly in: number;
  readonly waiting: number;
  readonly capacity: number;
};
export type SignUpList = Document<SignUpView>;
/** As which it is watched. */
export type SignUpListViewer = 'staff' | 'cashier' | 'public';
export type SignUpCommandOrUndo = SignUpCommand | Undo;

/** Body of `POST /api/signup`: `id` is the night's. */
export type NewSignUpList = { readonly id: string; readonly commandId: string; readonly setup: SignUpSetup };

/** What only he has who signed up: it stands in his own link, behind the `#`, and the server keeps a hash of it. */
export type SignUpToken = { readonly token: string };
/** Body of `POST /api/signup/link/{code}/people`. */
export type SignUpBody = SignUpToken & {
  readonly first: string;
  readonly last: string;
  readonly nickname?: string;
  readonly club?: string;
  readonly roomName: RoomName;
  readonly listed: boolean;
  /** A field that no person sees. Whatever fills it in is no person. */
  readonly website: string;
};
/**
 * His own stand, and as whom he signed up; without `stand` he is not in the list. Once he is checked in also his own link
 * of the night: its code, and what stands behind the `#`.
 */
export type StandAnswer = {
  readonly stand?: Stand;
  readonly name?: string;
  readonly own?: { readonly code: string; readonly token: string };
};

/** Who signed up, for who checks in: `GET /api/signup/{id}/people`. */
export type SignedUpPerson = {
  readonly signUp: SignUpId;
  readonly person: PersonId;
  readonly name: string;
  readonly club?: string;
  /** Who he may be in the directory, the likeliest first. */
  readonly alike: readonly { readonly person: PersonId; readonly name: string; readonly club?: string }[];
};
/**
 * Body of `POST /api/signup/{id}/check-in`. `person`: who he is in the directory, where not who signed up. `alternate`: where
 * there is no place, he waits for one. `profile`: by which price, where not by the one that holds now. `price`: what it costs
 * in place of that, the director's to say. `reason`: why a limit of the night is passed, or the price another.
 */
export type CheckInBody = {
  readonly id: string;
  readonly signUp: SignUpId;
  readonly person?: PersonId;
  readonly alternate?: true;
  readonly profile?: ProfileId;
  readonly price?: NonNullable<NewEntry['price']>;
  readonly reason?: string;
};
