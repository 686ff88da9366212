import { accept, type Context } from '@riffle/aggregate';
import type { LeagueCommand } from './command.ts';
import { type Decided, type Judged, type Named, no } from './decided.ts';
import type { LeagueEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type League, matchDayOf } from './state.ts';

/** Each line is judged on what the lines before it made; the first that is refused leaves everything as it was. */
export function takeOver(
  { state, context }: Judged,
  { steps }: Named<'TakeOver'>,
  decide: (state: League, command: LeagueCommand, context: Context) => Decided,
): Decided {
  if (steps.length === 0) return no({ code: 'nothing-changes' });
  const events: LeagueEvent[] = [];
  let reached = state;
  for (const { line, asks } of steps) {
    const decided = writesOver(reached, asks) ? no({ code: 'played-already' }) : decide(reached, asks, context);
    if (!decided.ok) {
      const { refusal: because } = decided;
      return no({ code: 'line-refused', line, because, ...('rules' in because && { rules: because.rules }) });
    }
    events.push(...decided.value);
    reached = decided.value.reduce(evolve, reached);
  }
  return accept(events);
}

/** A list says what a match day came to where nothing is entered; another desk may have been faster. */
const writesOver = (state: League, asks: LeagueCommand): boolean =>
  asks.type === 'EnterResults' && matchDayOf(state, asks.results.division, asks.results.round)?.results !== undefined;
