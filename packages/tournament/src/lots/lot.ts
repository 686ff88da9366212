import type { NightContext } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import type { EntryId } from '../ids.ts';

/** What went by lot: for what, under which name, who was in it and whom it named. */
type Lot = {
  /** Whatever is drawn for the same once more has the same. */
  readonly of: string;
  readonly name: string;
  readonly among: readonly EntryId[];
  readonly drawn: readonly EntryId[];
};

export const lotOfSpecial = (special: number, name: string): string => JSON.stringify([special, name]);
export const lotOfPlayers = (lot: number): string => JSON.stringify([lot]);

export function lotOf(event: TournamentEvent): Lot | undefined {
  switch (event.type) {
    case 'SpecialAwarded': {
      const { special, name, among, entries } = event;
      return among && { of: lotOfSpecial(special, name), name, among, drawn: entries };
    }
    case 'PlayerDrawn': {
      const { lot, among, entry } = event;
      return { of: lotOfPlayers(lot), name: event.for ?? String(lot), among, drawn: [entry] };
    }
    default:
      return undefined;
  }
}

/**
 * The lot falls among these. What it said and was taken back it says again while he is in it: nobody draws until one pleases
 * him.
 */
export function castLot(
  of: string,
  among: readonly EntryId[],
  { random, takenBack }: Pick<NightContext, 'random' | 'takenBack'>,
): EntryId | undefined {
  for (const event of takenBack?.() ?? []) {
    const before = lotOf(event);
    const [drawn] = before?.drawn ?? [];
    if (before?.of === of && drawn !== undefined && among.includes(drawn)) return drawn;
  }
  return among[among.length < 2 ? 0 : random(among.length)];
}
