import { abuse } from './abuse.ts';
import { blindDuringPenalty } from './blind-during-penalty.ts';
import { cheating } from './cheating.ts';
import { chipDumping } from './chip-dumping.ts';
import { collusion } from './collusion.ts';
import { disqualification } from './disqualification.ts';
import { etiquette } from './etiquette.ts';
import { floorWanted } from './floor-wanted.ts';
import { intoxication } from './intoxication.ts';
import { penaltyImposed } from './penalty-imposed.ts';
import { penaltyUnserved } from './penalty-unserved.ts';
import { refusedPenalty } from './refused-penalty.ts';
import { secondWarning } from './second-warning.ts';
import { softplay } from './softplay.ts';
import { twoBreaches } from './two-breaches.ts';

/** Behaviour and penalties. */
export const conductKinds = {
  etiquette,
  twoBreaches,
  abuse,
  softplay,
  collusion,
  chipDumping,
  cheating,
  secondWarning,
  penaltyImposed,
  blindDuringPenalty,
  penaltyUnserved,
  refusedPenalty,
  disqualification,
  intoxication,
  floorWanted,
};

export type ConductKinds = typeof conductKinds;
