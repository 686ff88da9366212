import type { Instant } from './instant.ts';
import type { Verdict } from './verdict.ts';

/** A whole number below `n`, each equally likely. In production from the operating system's generator only. */
export type Random = (n: number) => number;

/** Who gave a command: a person with a role, a screen, or `clock` for what was due by itself. */
export type Actor = {
  readonly id: string;
  readonly role: 'director' | 'floor' | 'cashier' | 'display' | 'player' | 'dealer' | 'kiosk' | 'clock' | 'demo';
};

/** What a pure function may not fetch for itself. Replaying events needs none of it. */
export type Context<Event = unknown> = {
  readonly now: Instant;
  readonly random: Random;
  readonly actor: Actor;
  /** What was taken back, oldest first: chance that has spoken once is not asked anew. */
  readonly takenBack?: () => readonly Event[];
};

/**
 * The one shape: whoever knows one aggregate knows all.
 * `decide` judges, `evolve` is total and never refuses, `view` is all that leaves the server.
 */
export type Aggregate<State, Command, Event, Refusal, Viewer, View, C extends Context = Context<Event>> = {
  readonly initial: State;
  readonly decide: (state: State, command: Command, context: C) => Verdict<readonly Event[], Refusal>;
  readonly evolve: (state: State, event: Event) => State;
  /** Whether a recorded event still makes sense on this state: what an undo asks of every later step. */
  readonly fits: (state: State, event: Event) => boolean;
  /**
   * Whether nothing more follows by itself here, where an aggregate writes what follows with the command: a step that
   * would leave something open has no place in the record any more. Without it a state may always rest.
   */
  readonly rests?: (state: State) => boolean;
  readonly view: (state: State, viewer: Viewer) => View;
};
