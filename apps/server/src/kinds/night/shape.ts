import type {
  Tournament,
  TournamentCommand,
  TournamentEvent,
  TournamentRefusal,
  TournamentView,
  Viewer,
} from '@riffle/tournament';
import type { NightLine, Wall } from '@riffle/wire';

/** The types of a night, for the host. */
export type NightShape = {
  readonly State: Tournament;
  readonly Command: TournamentCommand;
  readonly Event: TournamentEvent;
  readonly Refusal: TournamentRefusal;
  readonly Viewer: Viewer;
  readonly View: TournamentView;
  readonly Line: NightLine;
  readonly Aside: Wall;
};
