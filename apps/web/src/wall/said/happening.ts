import type { Instant } from '@riffle/aggregate';
import {
  type BreakLevel,
  type ClockReading,
  type EntryId,
  type MoveView,
  type PlayLevel,
  type TournamentView,
  takesEntries,
} from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { movesKey } from '../clock-event.ts';
import { lastHands } from '../last-hands.ts';

/** What the room can be told of: what happened, and what has to be known to say it. Minutes are of the clock. */
export type Happening =
  | { readonly event: 'start' | 'level'; readonly no: number; readonly level?: PlayLevel; readonly afterBreak?: true }
  | { readonly event: 'break'; readonly minutes: number; readonly label?: string }
  | { readonly event: 'minute'; readonly next: 'break' | 'end' | PlayLevel; readonly minutes: 1 }
  | { readonly event: 'breakSoon' | 'breakEnding'; readonly minutes: number }
  | { readonly event: 'handForHand' | 'handForHandEnds' | 'registration' | 'finalTable' }
  | { readonly event: 'hand'; readonly hand: number }
  /** So many are still to begin at each table before the day or the time ends. */
  | { readonly event: 'lastHands'; readonly hands: number }
  | { readonly event: 'move'; readonly moves: readonly MoveView[]; readonly broken: readonly string[] }
  | { readonly event: 'bustOut'; readonly entry: EntryId; readonly place: number }
  | { readonly event: 'timeCall'; readonly table: string; readonly entry?: EntryId; readonly seconds: number }
  | { readonly event: 'envelope'; readonly entry: EntryId; readonly amount: number }
  | { readonly event: 'bubble'; readonly paid: number }
  | { readonly event: 'money'; readonly left: number }
  | { readonly event: 'stopped'; readonly table: string }
  | { readonly event: 'over'; readonly entry?: EntryId }
  | { readonly event: 'announcement'; readonly text: string; readonly language?: 'de' | 'en' };

/** One look at the night. */
export type Look = {
  readonly night: Night;
  readonly reading: ClockReading;
  readonly late: boolean;
  readonly at: number;
};

export const lookAt = (night: Night, reading: ClockReading, now: Instant): Look => ({
  night,
  reading,
  late: takesEntries(night.view, now),
  at: now,
});

/** How long before a break begins, and before it is over, the room is told. */
export type Ahead = { readonly breakSoon: number; readonly breakEnding: number };
export const USUAL_AHEAD: Ahead = { breakSoon: 5, breakEnding: 2 };

const MINUTE = 60_000;

/**
 * What has happened between two looks at the same night, what is said first coming first in `WALL_EVENTS`. A wall that was
 * asleep says nothing of minutes that it missed; what was so at its first look has not happened.
 */
export function happeningsBetween(before: Look, now: Look, ahead: Ahead = USUAL_AHEAD): readonly Happening[] {
  const ofClock = clockHappenings(before.reading, now.reading, ahead);
  const { stage, calledOff } = now.night.view;
  const ended = before.late && !now.late && stage === 'play' && calledOff === undefined;
  const ofView = before.night.view === now.night.view ? [] : viewHappenings(before.night.view, now.night.view, now.at);
  return [
    ...ofClock,
    ...(ended ? [{ event: 'registration' } as const] : []),
    ...ofView,
    ...moneyHappenings(before, now),
    ...announced(before.night, now),
  ];
}

/** Somebody has the room told it by a tap; the same again counts anew. */
function announced(before: Night, { night: { said, saidAt, saidIn }, at }: Look): readonly Happening[] {
  if (said === undefined || saidAt === undefined || saidAt === before.saidAt || !isNews(saidAt, at)) return [];
  return [{ event: 'announcement', text: said, ...(saidIn && { language: saidIn }) }];
}

/** What a wall learns of late, as it had no network, is not told of as if it happened now. */
const isNews = (happened: number, now: number): boolean => now - happened < MINUTE;

function clockHappenings(before: ClockReading, now: ClockReading, ahead: Ahead): readonly Happening[] {
  if (now.phase === 'notStarted') return [];
  if (before.phase === 'notStarted') return now.onBreak ? [] : [{ event: 'start', ...levelOf(now) }];
  if (before.levelIndex !== now.levelIndex || before.onBreak !== now.onBreak)
    return now.onBreak
      ? [breakOf(now)]
      : [{ event: 'level', ...levelOf(now), ...(before.onBreak && { afterBreak: true as const }) }];
  if (now.phase !== 'running') return [];
  const crosses = (was: number | undefined, is: number | undefined, minutes: number): boolean =>
    was !== undefined &&
    is !== undefined &&
    was > minutes * MINUTE &&
    is <= minutes * MINUTE &&
    // whoever slept or set the clock has not heard it run down
    was - is < MINUTE / 2;
  const told: Happening[] = [];
  if (now.onBreak && crosses(before.remaining, now.remaining, ahead.breakEnding))
    told.push({ event: 'breakEnding', minutes: ahead.breakEnding });
  else if (!now.onBreak && crosses(before.remaining, now.remaining, 1))
    told.push({ event: 'minute', next: comes(now), minutes: 1 });
  if (!now.onBreak && ahead.breakSoon > 1 && crosses(before.nextBreakIn, now.nextBreakIn, ahead.breakSoon))
    told.push({ event: 'breakSoon', minutes: ahead.breakSoon });
  return told;
}

const levelOf = ({ levelNo, blinds }: ClockReading) => ({ no: levelNo, ...(blinds && { level: blinds }) });

function breakOf({ interlude, level, remaining }: ClockReading): Happening {
  const label = interlude?.label ?? (level as BreakLevel | undefined)?.label;
  const own = label !== undefined && (interlude !== undefined || level?.kind === 'break');
  return { event: 'break', minutes: Math.max(1, Math.round(remaining / MINUTE)), ...(own && { label }) };
}

function comes({ nextLevel }: ClockReading): 'break' | 'end' | PlayLevel {
  if (nextLevel === undefined) return 'end';
  return nextLevel.kind === 'break' ? 'break' : nextLevel;
}

function viewHappenings(before: TournamentView, now: TournamentView, at: number): readonly Happening[] {
  const told: Happening[] = [];
  const [was, is] = [before.handForHand, now.handForHand];
  if (was === undefined && is !== undefined) told.push({ event: 'handForHand' });
  if (was !== undefined && is === undefined && now.stage === 'play') told.push({ event: 'handForHandEnds' });
  if (is?.hand !== undefined && is.hand > (was?.hand ?? 0)) told.push({ event: 'hand', hand: is.hand });
  const [hadLeft, left] = [lastHands(before), lastHands(now)];
  if (left !== undefined && left > 0 && (hadLeft === undefined || (left === 1 && hadLeft > 1)))
    told.push({ event: 'lastHands', hands: left });
  if (!before.finalTable && now.finalTable && now.stage === 'play') told.push({ event: 'finalTable' });
  if (before.stage === 'play' && now.stage === 'over') told.push(overOf(now));
  return [
    ...told,
    ...movesOf(before, now, at),
    ...bustOutsOf(before, now, at),
    ...atTables(before, now),
    ...envelopes(before, now, at),
  ];
}

function overOf({ entries }: TournamentView): Happening {
  const first = Object.entries(entries).find(([, { place, sharedBy }]) => place === 1 && sharedBy === undefined);
  return { event: 'over', ...(first && { entry: first[0] as EntryId }) };
}

/** Who was sent since. To the final table is said by itself. */
function movesOf(before: TournamentView, now: TournamentView, at: number): readonly Happening[] {
  const known = new Set(before.moves.map((move) => movesKey([move])));
  const last = before.moves[0]?.at;
  // what comes back into sight because something was taken back is old
  const isNew = (move: MoveView): boolean =>
    !known.has(movesKey([move])) &&
    (move.at === undefined || (isNews(move.at, at) && (last === undefined || move.at > last)));
  const moves = now.moves.filter((move) => isNew(move) && move.by !== 'finalTable');
  const broken = [...new Set(moves.flatMap(({ by, fromName }) => (by === 'tableBroken' ? [fromName] : [])))];
  return moves.length === 0 ? [] : [{ event: 'move', moves, broken }];
}

/** Whoever wins is said when it is over; who has bought back in is not out. */
function bustOutsOf(before: TournamentView, now: TournamentView, at: number): readonly Happening[] {
  const known = new Set(before.bustOuts.map(({ id }) => id));
  return now.bustOuts
    .filter((bustOut) => !known.has(bustOut.id) && isNews(bustOut.at, at))
    .flatMap(({ out }) => out.filter(({ back }) => !back))
    .map(({ entry, place }) => ({ event: 'bustOut', entry, place }));
}

function atTables(before: TournamentView, now: TournamentView): readonly Happening[] {
  return Object.entries(now.tables).flatMap(([id, { name, timeCall, ruled }]): readonly Happening[] => {
    const was = before.tables[id as keyof typeof before.tables];
    const called = timeCall !== undefined && was?.timeCall?.at !== timeCall.at ? timeCall : undefined;
    const stops = ruled?.stopped !== undefined && was?.ruled?.stopped === undefined;
    return [
      ...(called === undefined
        ? []
        : [
            {
              ...{ event: 'timeCall' as const, table: name, seconds: called.main + called.countdown },
              ...(called.entry && { entry: called.entry }),
            },
          ]),
      ...(stops ? [{ event: 'stopped' as const, table: name }] : []),
    ];
  });
}

/** Taken back is not drawn. */
function envelopes(
  { money: before }: TournamentView,
  { money: now }: TournamentView,
  at: number,
): readonly Happening[] {
  const known = before?.mystery?.drawn?.length ?? 0;
  return (now?.mystery?.drawn ?? [])
    .slice(known)
    .filter((drawn) => isNews(drawn.at, at))
    .map(({ entry, amount }) => ({ event: 'envelope', entry, amount }));
}

/** Only once nobody comes in any more: until then nobody knows how many are paid. */
function moneyHappenings(before: Look, now: Look): readonly Happening[] {
  const [was, is] = [toMoney(before), toMoney(now)];
  if (is === undefined || is === was) return [];
  if (is === 1) return [{ event: 'bubble', paid: now.night.view.prizes.length }];
  return is <= 0 && was !== undefined && was > 0 ? [{ event: 'money', left: now.night.view.figures.left }] : [];
}

function toMoney({ night: { view }, late }: Look): number | undefined {
  const { prizes, figures, stage, deal } = view;
  if (stage !== 'play' || late || prizes.length === 0 || deal !== undefined) return undefined;
  return figures.left - prizes.length;
}
