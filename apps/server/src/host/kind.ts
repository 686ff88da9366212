import type { Actor, Aggregate, Commit, Instant, Verdict } from '@riffle/aggregate';
import type { PersonInFile, SealedPart, StaffInFile } from '@riffle/formats';
import type { Apart, Upcasters } from '@riffle/journal';
import type { NameReader, PersonId } from '@riffle/people';
import type { BarKept, PenaltyKept, Role, StaffMember, StandingIn, TimeLost } from '@riffle/wire';
import type { Language, Told } from '@riffle/words';
import type { z } from 'zod';
import type { May } from '../http/may.ts';

type Named = { readonly type: string; readonly v?: number };

/** The types of one kind, carried together. */
export type Shape = {
  readonly State: unknown;
  readonly Command: { readonly type: string };
  readonly Event: Named;
  readonly Refusal: { readonly code: string };
  readonly Viewer: unknown;
  readonly View: unknown;
  /** What the list says of one. */
  readonly Line: object;
  /** What is shown beside the view and is no part of what happened. */
  readonly Aside: object;
};

/** How a person is called in front of a reader. */
export type NamesOf = (person: PersonId, reader: NameReader) => string;

/** Ids turned into words for staff, with a state or along a log. */
export type Wording = {
  readonly language: Language;
  readonly namesOf: NamesOf;
  /** In whose time of day; absent, the machine's. */
  readonly zone?: string | undefined;
  /** Who of the staff gave a command; nothing where he is not known, or not to be read. */
  readonly staff?: (id: string) => string | undefined;
};

/** The log of one aggregate, told from its beginning: what things were called then is what they are called in it. */
export type Telling<Event> = {
  /** Takes note of what is not told. */
  readonly follow: (events: readonly Event[]) => void;
  /** The sentences of one commit, the one that says most first. */
  readonly tell: (events: readonly Event[]) => readonly string[];
};

export type Words<S extends Shape> = {
  readonly refusal: (refusal: S['Refusal'] | HostRefusal, state: S['State'], wording: Wording) => Told;
  /** Of the answer over HTTP: 422 where no state would take the command, 409 where another would. */
  readonly status: (code: string) => number;
  readonly telling: (wording: Wording) => Telling<S['Event']>;
  readonly refs: (event: S['Event']) => readonly string[];
  /** Ids of what an event is about, for who looks for its steps. */
  readonly about: (event: S['Event']) => readonly string[];
};

export type Viewers<S extends Shape> = {
  /** Who is meant by `as` on the wire. */
  readonly named: (as: string) => S['Viewer'] | undefined;
  /** As he is called on the wire. Whoever has the same right to know has the same key: they share one document. */
  readonly key: (viewer: S['Viewer']) => string;
  readonly mayBe: (viewer: S['Viewer'], member: StaffMember | undefined) => boolean;
  /** Whether the steps that may be undone and redone are for this viewer. */
  readonly readsLog: (viewer: S['Viewer']) => boolean;
  /** As whom a member of staff sees it who runs it or serves it. */
  readonly of: (member: Pick<StaffMember, 'id' | 'role'>) => S['Viewer'];
  /** As whom the floor sees it, and as whom somebody does who has nothing but its link. */
  readonly floor: S['Viewer'];
  readonly guest: S['Viewer'];
};

type Due<Command> = { readonly at: Instant; readonly command: Command };

/** What only a kind can say of itself. Whatever it does not say is the same for all, and the host does it. */
export type Kind<S extends Shape = Shape> = {
  /** As in addresses, in the names of streams and on the wire. */
  readonly name: string;
  /** The file that exports it under its name, for what is done in a thread of its own. */
  readonly module: URL;
  readonly aggregate: Aggregate<S['State'], S['Command'], S['Event'], S['Refusal'], S['Viewer'], S['View']>;
  /** From which role on staff give a command. A new command without a line does not compile. */
  readonly roles: { readonly [C in S['Command']['type']]: Role };
  /** From which role on staff take an event back, or bring it back, as things stand now. */
  readonly roleToTakeBack: (event: S['Event'], state: S['State']) => Role;
  /** Whose an event is alone besides the director's, by the id of the actor; absent where all is everybody's by his role. */
  readonly ownerOf?: (state: S['State'], event: S['Event']) => string | undefined;
  /** Why a step is not taken back, or brought back, by what would be true afterwards; absent where there is no such thing. */
  readonly untrueAfter?: (before: S['State'], after: S['State']) => S['Refusal'] | undefined;
  /** What is only told to it and comes again if it is taken back: no step of anybody; absent where there is no such thing. */
  readonly isOnlyTold?: (event: S['Event']) => boolean;
  /** How one comes to be: the command, from what the client sends besides the ids. */
  readonly creating: {
    readonly type: S['Command']['type'];
    readonly command: (given: never) => S['Command'];
  };
  readonly schema: {
    readonly commands: readonly z.core.$ZodTypeDiscriminable[];
    readonly creating: z.core.$ZodLooseShape;
    readonly view: z.ZodType<S['View']>;
    readonly line: z.core.$ZodLooseShape;
    readonly aside: z.core.$ZodLooseShape;
  };
  readonly viewers: Viewers<S>;
  readonly stored: Stored<S['Event']>;
  /** Whom an event names: the host looks their names up. */
  readonly peopleIn: (event: S['Event']) => readonly PersonId[];
  /** Who is behind an actor that is no member of staff; absent where nobody ever is. */
  readonly personBehind?: (state: S['State'], actor: Actor) => PersonId | undefined;
  /** The names in front of a viewer, by whatever ids the view has. `staff`: what a member of staff is called. */
  readonly names: (
    state: S['State'],
    viewer: S['Viewer'],
    namesOf: NamesOf,
    staff: (id: string) => string | undefined,
  ) => { readonly [id: string]: string };
  readonly words: Words<S>;
  /** Nothing where there is nothing yet to be listed. */
  readonly line: (state: S['State']) => S['Line'] | undefined;
  /** Of one that cannot be read, where the list knows nothing of it. */
  readonly lineOfUnread: (called: string) => S['Line'];
  /** How one is called where somebody is asked whether it is meant. */
  readonly called: (state: S['State']) => string;
  readonly calledInList: (line: S['Line']) => string;
  /** Under way, so that it must not be thrown away. */
  readonly isRunning: (state: S['State']) => boolean;
  readonly mayList: May;
  /** Editions of rulebooks that it holds: they stay as they are meanwhile. */
  readonly holds: (state: S['State']) => readonly Edition[];
  /** What happens by itself next, as a command of the actor `clock`. */
  readonly due: (state: S['State']) => Due<S['Command']> | undefined;
  /** Whether what it is about has ended: others wait for that, as backups do. */
  readonly over: (state: S['State']) => boolean;
  /** How it stands still where nobody knows whether time counts; absent where it goes by no clock. */
  readonly standstill?: Standstill<S>;
  /** Who has taken part since when. */
  readonly played: (state: S['State']) => Played | undefined;
  /** Absent where it leaves the house in no file. */
  readonly file?: KindFile<S>;
  readonly ofPeople: OfPeople<S>;
  /** Whom a command would let in, and what is said where one of them is barred; nobody where who gives it may pass that. */
  readonly door?: {
    readonly lettingIn: (command: S['Command'], actor: Actor) => readonly Coming[];
    readonly barred: (bar: BarKept, person: PersonId) => S['Refusal'];
    /** What is left from elsewhere that a command would have served here, and what is said where another has it already. */
    readonly takingOver?: (command: S['Command']) => Left | undefined;
    readonly servedElsewhere?: (called: string) => S['Refusal'];
  };
  /** What is done, by the actor `clock`, where somebody is erased who is behind these ids. */
  readonly leaving?: (state: S['State'], people: readonly PersonId[]) => readonly S['Command'][];
  /** Who came into the directory by it and is forgotten with it, where nothing else became of him. */
  readonly passersBy?: (state: S['State'], now: number) => readonly PersonId[];
};

/** What one has of somebody, who is behind these ids, for the file that he may ask for. */
export type OfPeople<S extends Shape> = {
  /** In words, whatever he took part with. */
  readonly facts: (
    state: S['State'],
    people: readonly PersonId[],
    wording: Pick<Wording, 'language' | 'zone'>,
  ) => readonly object[];
  /** What stands against him, oldest first, where there is such a thing. */
  readonly penalties?: (state: S['State'], people: readonly PersonId[]) => readonly PenaltyKept[];
  /** What is left to be served elsewhere while it does not run, and what of others is served in it. */
  readonly standing?: (state: S['State']) => StandingIn;
  /** Told the events in their order: whether each concerns him. */
  readonly concerning: (people: readonly PersonId[]) => (event: S['Event']) => boolean;
};

/** Somebody who would be let in. */
export type Coming = { readonly person: PersonId; readonly club?: string };

/** What is left of a penalty that was given in another. */
export type Left = StandingIn['carried'][number];

/** How its events lie in the journal. */
type Stored<Event extends Named> = {
  /** In which version each is written today. Whatever else is found, a later Riffle has written. */
  readonly versions: { readonly [T in Event['type']]: VersionOf<Extract<Event, { readonly type: T }>> };
  /** What becomes of those that an earlier version wrote. */
  readonly lifting: Upcasters;
  /** Free text about people in them, which is kept so that it can be erased. */
  readonly texts: Apart;
  /** Whose they are. */
  readonly tracing: () => Tracing<Event>;
};

/** Told the events in their order, it says of a text in one of them whose it is. */
export type Tracing<Event> = {
  readonly follow: (event: Event) => void;
  readonly trace: (event: Event, at: readonly (string | number)[]) => Traced;
};
export type Traced = {
  readonly people: readonly PersonId[];
  /** Somebody's own words; else what only ties the event to somebody. */
  readonly is: 'words' | 'tie';
  /** Kept for later evenings, and only for as long as the club says. */
  readonly ofRecord: boolean;
};
type VersionOf<Event extends Named> = Event extends { readonly v: infer V } ? V : 1;

type Standstill<S extends Shape> = {
  /** By its line in the list: whether it may run at all, or need not be looked at. */
  readonly mayRun: (line: S['Line']) => boolean;
  readonly runs: (state: S['State'], now: Instant) => boolean;
  /** Of the actor `clock`, as of the moment before the time that is in doubt. */
  readonly stop: (why: TimeLost) => S['Command'];
  readonly stands: (state: S['State']) => boolean;
  /** On from where it stands. */
  readonly goOn: (state: S['State'], now: Instant) => S['Command'];
};
type Edition = { readonly id: string; readonly edition: string };
type Played = { readonly at: number; readonly people: readonly PersonId[] };

/** Why the host itself says no. Each kind has words for it. */
export type HostRefusal =
  | { readonly code: 'role-may-not'; readonly role: string; readonly needed: readonly string[] }
  | { readonly code: 'undo-takes-more'; readonly also: readonly string[] }
  | { readonly code: 'nothing-to-undo' };

/** One of a kind as one file, out of this house and into another. */
export type KindFile<S extends Shape> = {
  /** What its files call themselves, as `format`. */
  readonly format: string;
  readonly write: (content: {
    readonly id: string;
    readonly commits: readonly CommitOf<S>[];
    readonly personOf: (id: PersonId) => PersonInFile | undefined;
    readonly staffName: (id: string) => string | undefined;
    readonly exportedAt: Instant;
    /** Made over what is written, and put beside it. */
    readonly seal: (written: SealedPart) => unknown;
  }) => string;
  readonly read: (text: string, language: Language) => Verdict<TakenOut<S>, FileProblem>;
};
type TakenOut<S extends Shape> = {
  readonly id: string;
  readonly commits: readonly CommitOf<S>[];
  readonly people: readonly PersonInFile[];
  readonly staff: readonly StaffInFile[];
  /** As it stands in the file, and what it was made over. */
  readonly seal?: unknown;
  readonly sealed: SealedPart;
};
/** Why a file cannot be read, in words and for a screen that shows more. */
export type FileProblem = { readonly detail: string; readonly facts: { readonly [name: string]: unknown } };

export type CommitOf<S extends Shape> = Commit<S['Event']>;
