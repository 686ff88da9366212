import type { PointsShare } from '@riffle/money';
import { type EntryId, prizeWon } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { alikeNames } from './alike-names.ts';

export type ResultLine = {
  readonly entry: EntryId;
  readonly name: string;
  /** The entry's number, where another has the same name. */
  readonly alikeNo?: number;
  readonly place: number;
  readonly sharedBy: number;
  /** Cents; those who share places share their prizes. */
  readonly prize?: number;
  readonly points?: PointsShare;
};

/** Who is out and on which place, best first; the winner on top when it is over. */
export function resultsSoFar({ view, names }: Pick<Night, 'view' | 'names'>): readonly ResultLine[] {
  const alike = alikeNames(names);
  const lines = (Object.entries(view.entries) as [EntryId, Night['view']['entries'][EntryId]][]).flatMap(
    ([entry, { place, sharedBy = 1, no, points }]) => {
      if (place === undefined) return [];
      const prize = prizeWon(view, entry);
      const line = { entry, name: names[entry] ?? String(no), place, sharedBy, no };
      return [
        { ...line, ...(alike.has(entry) && { alikeNo: no }), ...(prize > 0 && { prize }), ...(points && { points }) },
      ];
    },
  );
  return lines.sort((a, b) => a.place - b.place || a.no - b.no);
}
