import type { League, LeagueCommand, LeagueEvent, LeagueRefusal, LeagueView, LeagueViewer } from '@riffle/league';
import type { LeagueLine } from '@riffle/wire';
import type { HostRefusal } from '../../host/kind.ts';

/** The types of a league's season, for the host. */
export type LeagueShape = {
  readonly State: League;
  readonly Command: LeagueCommand;
  readonly Event: LeagueEvent;
  readonly Refusal: LeagueRefusal | HostRefusal;
  readonly Viewer: LeagueViewer;
  readonly View: LeagueView;
  readonly Line: LeagueLine;
  readonly Aside: Readonly<Record<never, never>>;
};
