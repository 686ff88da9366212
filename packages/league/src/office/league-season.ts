import type { Aggregate } from '@riffle/aggregate';
import type { LeagueCommand } from './command.ts';
import { decide } from './decide.ts';
import type { LeagueEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import type { LeagueRefusal } from './refusal.ts';
import { initial, type League } from './state.ts';
import { type LeagueView, view } from './view.ts';
import type { LeagueViewer } from './viewer.ts';

/** A league's season, in the one shape: clubs and their licences, squads, line-ups, match days, what clubs owe. */
export const leagueSeason: Aggregate<League, LeagueCommand, LeagueEvent, LeagueRefusal, LeagueViewer, LeagueView> = {
  ...{ initial, decide, evolve, fits, view },
};
