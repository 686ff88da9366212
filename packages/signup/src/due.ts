import { type Instant, toInstant } from '@riffle/aggregate';
import type { SignUpCommand } from './command.ts';
import { nextIn, type SignUps } from './state.ts';

/** What happens by itself: it closes in time, and nobody waits for a place that is free. */
export function due(state: SignUps): { readonly at: Instant; readonly command: SignUpCommand } | undefined {
  if (nextIn(state).length > 0) return { at: toInstant(0), command: { type: 'Promote' } };
  const { setup, closed } = state;
  if (setup === undefined || closed !== undefined) return undefined;
  return { at: setup.closesAt, command: { type: 'Close' } };
}
