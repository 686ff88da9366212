import { everyKind, type KindName } from '@riffle/floor';

const place = 'riffle.floor.used';
type Used = { readonly [kind: string]: { readonly times: number; readonly last: number } };

function read(): Used {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Used;
  } catch {
    return {};
  }
}
let used = $state.raw<Used>(read());

/** The incidents that were looked at on this device: the last one first, then those that come up most. */
export const usedKinds = {
  get first(): readonly KindName[] {
    const known = everyKind.filter((kind) => used[kind] !== undefined);
    const [last] = known.toSorted((a, b) => (used[b]?.last ?? 0) - (used[a]?.last ?? 0));
    const often = known.toSorted((a, b) => (used[b]?.times ?? 0) - (used[a]?.times ?? 0));
    return last === undefined ? [] : [last, ...often.filter((kind) => kind !== last)].slice(0, 4);
  },
  count(kind: KindName, now: number): void {
    used = { ...used, [kind]: { times: (used[kind]?.times ?? 0) + 1, last: now } };
    localStorage.setItem(place, JSON.stringify(used));
  },
};
