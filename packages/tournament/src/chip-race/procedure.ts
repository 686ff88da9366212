import type { Cited, PolicyName } from '@riffle/rulebooks';
import { policyOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';

/** All that a rulebook is asked when small chips leave play, in the order in which it is done. */
export const PROCEDURE = [
  'chips.colorUpWhen',
  'chips.colorUpUnscheduled',
  'chips.colorUpPresence',
  'chips.evenExchange',
  'chips.raceMethod',
  'chips.raceLayout',
  'chips.raceStart',
  'chips.raceCards',
  'chips.raceNumber',
  'chips.raceTie',
  'chips.raceMaxPerPlayer',
  'chips.raceLastChip',
  'chips.lateFoundChips',
] as const satisfies readonly PolicyName[];

/** What it answers, each with its rules. */
export type Procedure = { readonly [P in (typeof PROCEDURE)[number]]: Cited<P> };

export const procedureOf = (setup: PinnedSetup): Procedure =>
  Object.fromEntries(PROCEDURE.map((name) => [name, policyOf(setup, name)])) as Procedure;
