import type { TeamEvent } from '@riffle/league';
import { absenceKind, isNobodys, places, stageOf, type Tournament } from '@riffle/tournament';

type Entry = ReturnType<Tournament['entries']['get']> & object;
type Stack = TeamEvent['heats'][number]['stacks'][number];
type OfEvent = { readonly event?: TeamEvent; readonly lacks: readonly number[] };

/**
 * A team event as far as it can be told: a heat whose stacks were counted in the break after it, and the last once it is over.
 * `lacks`: heats that are over and were not counted, without which nothing of the event adds up.
 */
export function eventOf(night: Tournament, event: string, teamOf: (entry: Entry) => string | undefined): OfEvent {
  const isOver = stageOf(night) === 'over';
  const through = night.setup?.form?.heats?.through ?? [];
  const outs = new Map(night.bustOuts.flatMap((hand) => hand.out.map(({ entry }) => [entry, hand] as const)));
  const heatOut = (entry: Entry): number | undefined => {
    const hand = entry.out === undefined ? undefined : outs.get(entry.id);
    return hand && heatAt(night, hand.level);
  };
  const ends = through.map((level) => countedAfter(night, level));
  const wentOut = [...night.entries.values()].flatMap((entry) => heatOut(entry) ?? []);
  const counted = ends.findLastIndex((one) => one !== undefined) + 1;
  const reached = Math.max(1, counted, ...wentOut);
  const lacks = ends.flatMap((one, nth) => (one === undefined && nth + 1 < reached ? [nth + 1] : []));
  const told = isOver ? Math.max(1, ...wentOut) : counted;
  if (lacks.length > 0 || told === 0) return { lacks };
  const found = places(night);
  const all = [...night.entries.values()].flatMap((entry) => {
    const team = teamOf(entry);
    return team === undefined ? [] : [{ entry, team, gone: heatOut(entry) }];
  });
  const goneBy = (heat: number) => all.filter(({ gone }) => gone !== undefined && gone <= heat);
  const takenBy = (heat: number): number =>
    goneBy(heat).reduce((sum, { entry }) => sum + takenOut(outs.get(entry.id)?.removed), 0);
  /** As it was counted; one that was taken away since, and with it out of the count, is what the others lack. */
  const endOf = ({ id }: Entry, heat: number): number => {
    const counts = ends[heat - 1];
    const counted = counts?.get(id);
    if (counted !== undefined) return counted;
    const left = all.filter((one) => !goneBy(heat).includes(one));
    const uncounted = left.filter(({ entry }) => counts?.has(entry.id) !== true);
    if (uncounted.length > 1) return takenOut(outs.get(id)?.removed);
    const issued = all.reduce((sum, { entry }) => sum + entry.stack, 0);
    return issued - takenBy(heat) - left.reduce((sum, { entry }) => sum + (counts?.get(entry.id) ?? 0), 0);
  };
  const heats = Array.from({ length: told }, (_, nth) => {
    const heat = nth + 1;
    const stacks = all.flatMap(({ entry, team, gone }): readonly Stack[] => {
      if (gone !== undefined && gone < heat) return [];
      const player = entry.heatsBefore?.[nth] ?? entry.person;
      const removed = outs.get(entry.id)?.removed;
      const isLate = gone === heat && removed?.why === 'late';
      // who never came played no hand of it, though his name stands there
      const isMissing = nth >= (entry.heatsBefore?.length ?? 0) && absenceKind(night, entry) === 'late';
      const isGhost = isLate || isMissing || isNobodys(entry.id, player);
      return [
        {
          ...{ team, start: nth === 0 ? entry.stack : endOf(entry, nth) },
          ...(isGhost ? { ghost: true } : { player }),
          ...(isLate
            ? { removed: true }
            : gone === heat || (isOver && heat === told)
              ? { place: found.get(entry.id)?.place ?? 1 }
              : { end: endOf(entry, heat) }),
        },
      ];
    });
    const wentAway = all.some(({ entry, gone }) => gone === heat && outs.get(entry.id)?.removed !== undefined);
    return { heat, stacks, ...(wentAway && { removed: takenBy(heat) - takenBy(heat - 1) }) };
  });
  return { event: { event, heats }, lacks: [] };
}

/** What left play with a stack that was taken away; shared out at the table it stayed. */
export const takenOut = (removed: Tournament['bustOuts'][number]['removed']): number =>
  removed === undefined || removed.shares !== undefined ? 0 : removed.chips;

/** In which heat a line of the structure is played; the break after a heat is its own. */
function heatAt({ setup }: Tournament, line: number): number {
  const level = playedBy(setup?.levels ?? [], line);
  return 1 + (setup?.form?.heats?.through ?? []).filter((end) => end < level).length;
}

type Levels = NonNullable<Tournament['setup']>['levels'];
const playedBy = (levels: Levels, line: number): number =>
  levels.slice(0, line + 1).filter(({ kind }) => kind === 'play').length;

/** The stacks as they were counted last in the break after a level. */
function countedAfter({ setup, counts = [] }: Tournament, level: number) {
  const { levels = [] } = setup ?? {};
  return counts.findLast(({ line }) => levels[line]?.kind === 'break' && playedBy(levels, line) === level)?.stacks;
}
