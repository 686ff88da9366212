import { alternates } from '../alternate-list.ts';
import { placesLeft } from '../alternates.ts';
import { type Decision, happens, type NightContext } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { livesLost } from '../money/lives.ts';
import { seatsKept } from '../money/may-buy-back.ts';
import { unseated } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry, Tournament } from '../state.ts';
import { seatEntryBut } from './seat-entry.ts';

/**
 * Where the night has it so, whoever is next has the seat that became free with the step that freed it: what the floor would
 * tap, asked of the same function. Who is away or may not sit keeps his turn and is passed over. A seat that may yet be bought back
 * is nobody else's by itself, and whoever came back when his was gone is before all who wait.
 */
export function movedUp(state: Tournament, decision: Decision, context: NightContext): Decision {
  if (!decision.ok || !(moveUpIn(state) || decision.value.some(({ type }) => type === 'SetupChanged'))) return decision;
  let next = decision.value.reduce(evolve, state);
  const events: TournamentEvent[] = [...decision.value];
  for (let seated = nextUp(next, context); seated.length > 0; seated = nextUp(next, context)) {
    events.push(...seated);
    next = seated.reduce(evolve, next);
  }
  return events.length === decision.value.length ? decision : happens(...events);
}

const moveUpIn = ({ setup, calledOff }: Tournament): boolean =>
  setup?.alternatesMoveUp === 'byThemselves' && calledOff === undefined;

function nextUp(state: Tournament, context: NightContext): readonly TournamentEvent[] {
  const isDrawn = state.drawn || state.startedAt !== undefined;
  if (!moveUpIn(state) || !isDrawn || stageOf(state) === 'over') return [];
  const waiting = alternates(state).filter(({ absentSince }) => absentSince === undefined);
  const back = cameBack(state);
  if (waiting.length === 0 && back.length === 0) return [];
  const kept = seatsKept(state, context.now);
  const next = placesLeft(state) > kept.length ? [...back, ...waiting] : back;
  for (const { id } of next) {
    const verdict = seatEntryBut(state, { type: 'SeatEntry', entry: id }, context, kept);
    if (verdict.ok) return verdict.value;
  }
  return [];
}

/** Bought back in when another had the seat: he was in before all who wait. */
const cameBack = (state: Tournament): readonly Entry[] =>
  unseated(state).filter(({ id, absentSince }) => absentSince === undefined && livesLost(state, id) > 0);
