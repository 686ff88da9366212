import type { ClockReading, TournamentView } from '@riffle/tournament';

/** What a dealer says to his table, the most pressing first. */
export type Announcement =
  | { readonly is: 'break' }
  | { readonly is: 'paused' }
  | { readonly is: 'handForHand' }
  | { readonly is: 'lastHand'; readonly minutes: number }
  | { readonly is: 'newLevel'; readonly minutes: number }
  | { readonly is: 'colourUp'; readonly value: number }
  | { readonly is: 'halted' }
  /** So many of the last hands, of a day or against time, are still to begin here once the one that runs is over. */
  | { readonly is: 'lastHands'; readonly left: number };

/** From so much play before it on a break or a new level is announced. */
const AHEAD = 120_000;

const inMinutes = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000));

export function toAnnounce(
  view: Pick<TournamentView, 'stage' | 'handForHand' | 'colourUps' | 'tables'>,
  reading: ClockReading,
): readonly Announcement[] {
  if (view.stage !== 'play') return [];
  const said: Announcement[] = [];
  const [last] = Object.values(view.tables).flatMap((table) =>
    table.lastHands === undefined || table.endedByTime === true ? [] : [table.lastHands],
  );
  if (last !== undefined) said.push({ is: 'lastHands', left: last });
  if (Object.values(view.tables).some(({ halted }) => halted !== undefined)) said.push({ is: 'halted' });
  if (reading.onBreak) said.push({ is: 'break' });
  // the clock stands for the last hands: they are played
  else if (reading.phase === 'paused' && view.handForHand === undefined && last === undefined)
    said.push({ is: 'paused' });
  if (view.handForHand !== undefined) said.push({ is: 'handForHand' });
  for (const { value, left } of view.colourUps ?? []) if (left.length > 0) said.push({ is: 'colourUp', value });
  if (reading.phase !== 'running' || reading.onBreak || reading.remaining > AHEAD) return said;
  const minutes = inMinutes(reading.remaining);
  if (reading.nextLevel?.kind === 'break') said.push({ is: 'lastHand', minutes });
  else if (reading.nextLevel !== undefined) said.push({ is: 'newLevel', minutes });
  return said;
}
