import { type ClockReading, heatNow, type TournamentView } from '@riffle/tournament';

/** What the form of play asks for before play goes on, and where at the desk it is done. */
export type FormDue =
  | { readonly is: 'heats'; readonly heat: number; readonly of: number }
  | { readonly is: 'timeUp'; readonly hands: number }
  /** `bagged`: every stack is, however many hands nobody has counted. */
  | { readonly is: 'lastHands'; readonly open: number; readonly bagged: boolean };

/** Between two heats, once the time of play is up, and while a day ends: the agenda has nothing else then, and is not idle. */
export function formDue(view: TournamentView, reading: ClockReading): FormDue | undefined {
  if (view.stage !== 'play') return undefined;
  const heat = heatNow(view.setup, reading);
  if (heat?.changing) return { is: 'heats', heat: heat.no, of: heat.of };
  const { timeLimit, day } = view;
  if (timeLimit?.upAt !== undefined) return { is: 'timeUp', hands: handsLeft(view) };
  if (day?.lastHands !== undefined && day.endedAt === undefined)
    return { is: 'lastHands', open: handsLeft(view), bagged: day.notBagged === 0 };
  return undefined;
}

/** Of the table that has most of them to come. */
const handsLeft = ({ tables }: TournamentView): number =>
  Math.max(0, ...Object.values(tables).map(({ lastHands = 0, players }) => (players > 0 ? lastHands : 0)));

/** Where it is done, on the overview. */
export const FORM_DUE_AT: Record<FormDue['is'], string> = { heats: 'heats', timeUp: 'time-up', lastHands: 'day-end' };
