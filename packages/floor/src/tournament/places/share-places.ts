import type { Inquiry } from '../../inquiry.ts';
import type { PlaceOut, PointsShare } from './outcome.ts';
import type { WentOut } from './rank-together.ts';

/** What a place brings. */
export type PlaceWorth = { readonly place: number; readonly cents: number; readonly points: number };

/** Places from `first` on for groups that stand best first; within a group they are shared. */
export function sharePlaces(
  groups: readonly (readonly WentOut[])[],
  first: number,
  worths: readonly PlaceWorth[],
  floor: Inquiry,
): readonly PlaceOut[] {
  let place = first;
  return groups.flatMap((group) => {
    const from = place;
    place += group.length;
    const worth = worths.filter((one) => one.place >= from && one.place < place);
    const cents = shareCents(worth, group.length, floor);
    const points = sharePoints(worth, from, group.length, floor);
    return group.map(
      ({ seat, table }, index): PlaceOut => ({
        seat,
        table,
        place: from,
        ...(group.length > 1 && { to: place - 1 }),
        ...(cents !== undefined && { cents: cents[index] ?? 0 }),
        ...(points !== undefined && { points }),
      }),
    );
  });
}

/** Equal parts; cents that cannot be parted go one by one to the first named. */
function shareCents(worth: readonly PlaceWorth[], among: number, floor: Inquiry): readonly number[] | undefined {
  const paid = worth.filter(({ cents }) => cents > 0);
  if (paid.length === 0) return undefined;
  if (paid.length < among) floor.decides('elimination.lastPaidShared');
  const sum = paid.reduce((total, { cents }) => total + cents, 0);
  if (among > 1) floor.notes('prizesShared', { cents: sum, players: among });
  return Array.from({ length: among }, (_, index) => Math.floor(sum / among) + (index < sum % among ? 1 : 0));
}

function sharePoints(
  worth: readonly PlaceWorth[],
  from: number,
  among: number,
  floor: Inquiry,
): PointsShare | undefined {
  if (worth.every(({ points }) => points === 0)) return undefined;
  const best = worth.find(({ place }) => place === from)?.points ?? 0;
  if (among === 1) return { sum: best, among: 1 };
  switch (floor.decides('elimination.sharedPoints')) {
    case 'average':
      return { sum: worth.reduce((total, { points }) => total + points, 0), among };
    case 'betterPlace':
      return { sum: best, among: 1 };
  }
}
