import type { Aggregate } from '@riffle/aggregate';
import type { HandCommand } from './command.ts';
import { decide } from './decide.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import { type Hand, initialHand } from './hand.ts';
import { rests } from './next-by-itself.ts';
import type { HandRefusal } from './refusal.ts';
import { type HandView, type HandViewer, view } from './view.ts';

/** A hand from the set-up to the last pot pushed, in the one shape. */
export const hand: Aggregate<Hand, HandCommand, HandEvent, HandRefusal, HandViewer, HandView> = {
  initial: initialHand,
  decide,
  evolve,
  fits,
  rests,
  view,
};
