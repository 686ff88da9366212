import type { NamedPerson, PersonId } from '@riffle/people';
import type { EntryId, Penalty, UnservedPenalty } from '@riffle/tournament';

/** A person in the club's directory, as staff see it. */
export type Person = NamedPerson & {
  readonly id: PersonId;
  readonly club?: string;
  /** The club's or federation's own number: "PVB-1000". */
  readonly number?: string;
  readonly email?: string;
  readonly birthday?: string;
  readonly note?: string;
  readonly guest: boolean;
  /** Nights played, newest last; what "regulars" are sorted by. */
  readonly nights: number;
  readonly lastNight?: number;
  /** Set where this entry was merged into another. */
  readonly mergedInto?: PersonId;
};
export type NewPerson = Omit<Person, 'id' | 'nights' | 'lastNight' | 'mergedInto'>;

/** Something that somebody wrote, in one evening. */
export type TextAbout = {
  readonly kind: string;
  /** Id of the evening, or whatever else is hosted. */
  readonly of: string;
  readonly text: string;
  readonly said: string;
  readonly at: number;
  /** Written about the person, or with the name in it: then it may be about another of that name. */
  readonly why: 'about' | 'named';
};
/** What goes with a person that is erased: `GET /api/people/{id}/traces`. */
export type PersonTraces = { readonly texts: readonly TextAbout[]; readonly unread?: readonly Unread[] };
/** Damaged, or written by a later Riffle: nobody knows what stands in it. `called` as it was last listed. */
export type Unread = { readonly kind: string; readonly of: string; readonly called: string };
/** What `POST /api/people/{id}/erase` answers where something could not be looked through. */
export type Erased = { readonly unread: readonly Unread[] };
/** Body of `POST /api/people/{id}/erase`: texts that only have the name in common, and stay. */
export type EraseBody = { readonly keep: readonly Pick<TextAbout, 'kind' | 'of' | 'text'>[] };

/** A penalty as another evening is told of it: what for, by which rules, what it was and what became of it. */
export type PenaltyKept = Pick<
  Penalty,
  'offence' | 'breach' | 'measure' | 'fine' | 'at' | 'ended' | 'refs' | 'reason' | 'bar'
>;
/** What stands against a person in the club's evenings, newest first: `GET /api/people/{id}/penalties`. */
export type PersonPenalties = {
  readonly evenings: readonly {
    readonly of: string;
    readonly called: string;
    readonly at: number;
    /** What was waived does not stand against anybody. */
    readonly penalties: readonly PenaltyKept[];
  }[];
  readonly unread?: readonly Unread[];
};

/** What who is entered in a night has still to serve from other evenings, newest first: `GET /api/night/{id}/unserved`. */
export type UnservedBefore = {
  readonly unserved: readonly (Omit<UnservedPenalty, 'entry'> & {
    /** In the night that was asked for. */
    readonly entry: EntryId;
    /** The evening where it was given. */
    readonly of: string;
    readonly called: string;
    readonly at: number;
  })[];
};

/** How long penalties and rulings keep their words, and whose they are: `GET /api/keeping`. */
export type KeepingTimes = {
  /** 0: for ever. */
  readonly months: number;
  /** How many texts go at the next run; of `?months=`, were that chosen. */
  readonly due: number;
  readonly last?: { readonly at: number; readonly texts: number };
  /** Why nothing is taken out at the moment. */
  readonly waits?: KeepingWaits;
  readonly unread?: readonly Unread[];
};
/** `time-asked`: the director is asked about the clock. `quiet`: nothing was done here for so long that it may be ahead. */
export type KeepingWaits = (typeof KEEPING_WAITS)[number];
export const KEEPING_WAITS = ['time-asked', 'quiet'] as const;
/** Body of `PUT /api/keeping`. */
export type KeepingBody = { readonly months: number };

/** One row of an imported list. */
export type ImportRow = {
  /** The line in the file where the row begins, from 1. */
  readonly line: number;
  readonly person: Partial<NewPerson>;
  /** Why it cannot be taken; absent = good. */
  readonly problem?: { readonly code: string; readonly column?: string; readonly text: string };
  /** Cells that are left out of a row that is good without them. */
  readonly warnings?: readonly { readonly code: string; readonly column: string; readonly text: string }[];
  /** Who it might be already: in the directory, or an earlier line of the same list. */
  readonly duplicateOf?: readonly (
    | {
        readonly person: PersonId;
        readonly name: string;
        readonly entered: boolean;
        readonly same: 'number' | 'name' | 'similar';
      }
    | { readonly line: number; readonly same: 'number' | 'name' | 'similar' }
  )[];
};
export type ImportPreview = {
  /** Which characters its bytes mean, or which program's workbook it is. */
  readonly encoding: 'utf-8' | 'windows-1252' | 'xlsx' | 'ods';
  readonly separator: ',' | ';' | 'tab' | 'none';
  /** Columns found, with what they were taken for. */
  readonly columns: readonly { readonly header: string; readonly field?: keyof NewPerson | 'name' }[];
  readonly rows: readonly ImportRow[];
  /** Of a workbook: what its sheets are called, and which of them this is, from 0. */
  readonly sheets?: readonly string[];
  readonly sheet?: number;
  /** Why the whole cannot be read; then there are no rows. */
  readonly problem?: { readonly code: string; readonly text: string };
};
/** What staff decided of each good row. */
export type ImportDecision = {
  readonly line: number;
  readonly person: Partial<NewPerson>;
  readonly as: { readonly is: 'new' } | { readonly is: 'person'; readonly id: PersonId } | { readonly is: 'skip' };
  /** Whom the preview offered for it: who is new all the same is somebody else, and whoever else is called so was not there yet, which is refused. Without it nobody is looked for. */
  readonly seen?: readonly PersonId[];
};
