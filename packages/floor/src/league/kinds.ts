import { clothing } from './clothing.ts';
import { lateLineUp } from './late-line-up.ts';
import { noShow } from './no-show.ts';
import { pointsAgreement } from './points-agreement.ts';
import { pointsDeducted } from './points-deducted.ts';
import { teamShort } from './team-short.ts';
import { unlicensedPlayer } from './unlicensed-player.ts';

/** Club teams in a league. */
export const leagueKinds = {
  teamShort,
  unlicensedPlayer,
  lateLineUp,
  noShow,
  clothing,
  pointsAgreement,
  pointsDeducted,
};

export type LeagueKinds = typeof leagueKinds;
