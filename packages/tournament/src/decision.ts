import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import type { TournamentCommand } from './command.ts';
import type { TournamentEvent } from './event.ts';
import type { TournamentRefusal } from './refusal.ts';
import type { Tournament } from './state.ts';

/** What follows from a command: what happens, or why not. */
export type Decision = Verdict<readonly TournamentEvent[], TournamentRefusal>;

export type Named<T extends TournamentCommand['type']> = Extract<TournamentCommand, { readonly type: T }>;
export type NightContext = Context<TournamentEvent>;
export type Decide<T extends TournamentCommand['type']> = (
  state: Tournament,
  command: Named<T>,
  context: NightContext,
) => Decision;

export const happens = (...events: readonly TournamentEvent[]): Decision => accept(events);
export const refused = (refusal: TournamentRefusal): Decision => refuse(refusal);
export const nothingToDo: Decision = refuse({ code: 'nothing-to-do' });
/** The verdict of a check: a refusal, or nothing to object. */
export type Objection = TournamentRefusal | undefined;
