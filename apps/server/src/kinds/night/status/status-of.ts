import type { Instant } from '@riffle/aggregate';
import { type EntryId, type Level, playLevelNo, prizeWon, readClock, type TournamentView } from '@riffle/tournament';
import type { NightStatus } from '@riffle/wire';

type Told = {
  /** As the room sees the night: nothing else is asked here, so that nothing else can get out. */
  readonly view: TournamentView;
  readonly names: { readonly [id: string]: string };
  readonly code: string;
  readonly club: string;
  readonly now: Instant;
};

const moment = (at: number): string => new Date(Math.round(at / 1_000) * 1_000).toISOString();
const seconds = (ms: number): number => Math.round(ms / 1_000);

/** It changes when something happens and when a level ends, never only because time goes by: who asks again is told that nothing is new. */
export function statusOf({ view, names, code, club, now }: Told): NightStatus {
  const { setup, figures, startedAt, countdown } = view;
  const clock = readClock(view.clock, setup.levels, now, countdown);
  const runs = clock.phase === 'running';
  const at = clock.levelIndex;
  const level = levelOf(setup.levels, at);
  const next = levelOf(setup.levels, at + 1);
  const { lateEntryClosesAt } = figures;
  const startsAt = countdown?.until ?? setup.startsAt;
  return {
    format: 'riffle-status',
    v: 1,
    ...{ code, name: setup.name, club, stage: view.stage },
    ...(startsAt !== undefined && { startsAt: moment(startsAt) }),
    ...(startedAt !== undefined && { startedAt: moment(startedAt) }),
    clock: {
      ...{ state: clock.phase, onBreak: clock.onBreak },
      ...(runs && clock.levelEndsAt !== undefined && { endsAt: moment(clock.levelEndsAt) }),
      ...(!runs && { left: seconds(clock.remaining) }),
      ...(clock.nextBreakAt !== undefined && { nextBreakAt: moment(clock.nextBreakAt) }),
    },
    ...(level && { level }),
    ...(next && { next }),
    players: { entries: figures.entries, left: figures.left, out: figures.out },
    chips: {
      inPlay: figures.chips,
      ...(figures.averageStack !== undefined && { average: figures.averageStack }),
    },
    ...(lateEntryClosesAt !== undefined && lateEntryClosesAt > now && { lateEntryUntil: moment(lateEntryClosesAt) }),
    finalTable: view.finalTable === true,
    tables: Object.values(view.tables).map(({ name, seats, players }) => ({ name, seats, players })),
    currency: setup.currency,
    prizes: view.prizes.map((amount, nth) => ({ place: nth + 1, amount })),
    results: resultsOf(view, names),
  };
}

function levelOf(levels: TournamentView['setup']['levels'], at: number): NightStatus['level'] {
  const line: Level | undefined = levels[at];
  if (line === undefined) return undefined;
  const { kind, duration } = line;
  if (line.kind === 'break')
    return { kind, seconds: seconds(duration), ...(line.label !== undefined && { label: line.label }) };
  const { smallBlind, bigBlind, ante, anteForm, bringIn, game, limit } = line;
  const no = playLevelNo(at, levels);
  return {
    ...(no !== undefined && { no }),
    ...{ kind, seconds: seconds(duration), smallBlind, bigBlind, ante, antePaidBy: anteForm },
    ...(bringIn !== undefined && { bringIn }),
    ...(game !== undefined && { game }),
    ...(limit !== undefined && { limit }),
  };
}

function resultsOf(view: TournamentView, names: Told['names']): NightStatus['results'] {
  return (Object.keys(view.entries) as EntryId[])
    .flatMap((entry) => {
      const { place, sharedBy = 1 } = view.entries[entry] ?? {};
      if (place === undefined) return [];
      const prize = prizeWon(view, entry);
      const name = names[entry] ?? '';
      return [{ place, name, shared: sharedBy > 1, ...(prize > 0 && { prize }) }];
    })
    .sort((a, b) => a.place - b.place || a.name.localeCompare(b.name));
}
