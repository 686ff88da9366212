import type { EntryId } from '@riffle/tournament';

type Groups = readonly (readonly EntryId[])[];

/** Whom the draw keeps from this one. */
export const apartFrom = (groups: Groups, id: EntryId): readonly EntryId[] => [
  ...new Set(groups.filter((group) => group.includes(id)).flatMap((group) => group.filter((other) => other !== id))),
];

/** Put into a group that one of the two has already, so that a family of four stays one group and not six pairs. */
export function putApart(groups: Groups, a: EntryId, b: EntryId): Groups {
  const at = groups.findIndex((group) => group.includes(a) || group.includes(b));
  if (at < 0) return [...groups, [a, b]];
  return groups.map((group, index) => (index === at ? [...new Set([...group, a, b])] : group));
}

/** No longer kept from each other: `b` leaves the groups in which `a` is. */
export const noLongerApart = (groups: Groups, a: EntryId, b: EntryId): Groups =>
  groups
    .map((group) => (group.includes(a) ? group.filter((other) => other !== b) : group))
    .filter((group) => group.length > 1);
