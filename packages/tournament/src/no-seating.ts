import type { Objection } from './decision.ts';
import { setupOf } from './rulebook-of.ts';
import type { Tournament } from './state.ts';

/** Where nobody is given a seat there is no table to sit at. */
export const noSeating = (state: Tournament): Objection =>
  setupOf(state).seating === 'none' ? { code: 'no-seating' } : undefined;
