import type { Aggregate } from '@riffle/aggregate';
import type { SignUpCommand } from './command.ts';
import { decide } from './decide.ts';
import type { SignUpEvent } from './event.ts';
import { evolve, fits } from './evolve.ts';
import type { SignUpRefusal } from './refusal.ts';
import { initial, type SignUps } from './state.ts';
import { type SignUpView, type SignUpViewer, view } from './view.ts';

/** Who wants to come to a night, in the one shape. Apart from the night: what one takes back leaves the other alone. */
export const signUps: Aggregate<SignUps, SignUpCommand, SignUpEvent, SignUpRefusal, SignUpViewer, SignUpView> = {
  initial,
  decide,
  evolve,
  fits,
  view,
};
