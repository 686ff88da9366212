import type { Aggregate } from '@riffle/aggregate';
import type { TournamentCommand } from './command.ts';
import { decide } from './decide.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import { initial } from './initial.ts';
import type { TournamentRefusal } from './refusal.ts';
import type { Tournament } from './state.ts';
import type { TournamentView, Viewer } from './view.ts';
import { view } from './view-of.ts';

/** A tournament from the first entry to the winner, in the one shape. */
export const tournament: Aggregate<
  Tournament,
  TournamentCommand,
  TournamentEvent,
  TournamentRefusal,
  Viewer,
  TournamentView
> = { initial, decide, evolve, fits, view };
