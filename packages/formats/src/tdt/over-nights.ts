import type { TdtNight } from './tdt-night.ts';

/** One person over several nights, whatever the name was: a UUID stays. `places`: of the nights that have one, in their order. */
export type TdtOverNights = {
  readonly id: string;
  /** As the latest of the nights has it. */
  readonly name: string;
  readonly nights: number;
  readonly places: readonly number[];
  readonly hits: number;
  readonly paid: number;
  readonly won: number;
  /** Of the nights that have some for him. */
  readonly points: number;
};

/** Who bought in, summed up over nights; the best balance first. */
export function overNights(nights: readonly TdtNight[]): readonly TdtOverNights[] {
  const people = new Map<string, TdtOverNights>();
  for (const { players } of [...nights].sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0))) {
    for (const { id, name, buyIns, place, hits, paid, won, points = 0 } of players) {
      if (buyIns.length === 0) continue;
      const before = people.get(id);
      people.set(id, {
        ...{ id, name },
        nights: (before?.nights ?? 0) + 1,
        places: [...(before?.places ?? []), ...(place === undefined ? [] : [place])],
        hits: (before?.hits ?? 0) + hits,
        paid: (before?.paid ?? 0) + paid,
        won: (before?.won ?? 0) + won,
        points: Math.round(((before?.points ?? 0) + points) * 100) / 100,
      });
    }
  }
  return [...people.values()].sort((a, b) => b.won - b.paid - (a.won - a.paid));
}
