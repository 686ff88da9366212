import type { ShowdownFloorPolicies } from './showdown.ts';

/** Common practice where a rulebook is silent. */
export const showdownBase: ShowdownFloorPolicies = {
  'betting.outOfTurnHeld': 'binds',
  'betting.grossMiscount': 'floorMayLimit',
  'betting.bettorShowsEarly': 'noEffect',
  'declarations.foldSignal': 'discouraged',
  'pots.unprotectedHandLostWhen': 'taken',
  'pots.mixedPayout': 'recounted',
  'showdown.exposedAgain': 'asByAccident',
  'showdown.othersShow': 'inTurn',
  'showdown.keepCards': 'noDuty',
};
