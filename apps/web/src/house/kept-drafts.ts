import type { HouseRulebook } from '@riffle/rulebooks';
import { houses } from '../shelf/houses.svelte.ts';

export const DRAFT_PLACE = 'riffle.house.draft.';

/** What is being written and not yet saved, kept on this device until it is. */
type KeptDraft = {
  readonly house: HouseRulebook;
  /** The club's version that it began from; 0: it is not the club's yet. */
  readonly version: number;
};

export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT_PLACE + id) ?? 'null') as KeptDraft | null;
    return kept?.house.format === 'riffle-house-rulebook' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Something new or brought along that the club does not have yet. */
export const beginDraft = (house: HouseRulebook): void =>
  localStorage.setItem(
    DRAFT_PLACE + house.id,
    JSON.stringify({ house, version: houses.onShelf(house.id)?.version ?? 0 }),
  );

export const hasDraft = (id: string): boolean => keptDraft(id) !== undefined;

/** House rulebooks that are only on this device. */
export const draftsApart = (): readonly HouseRulebook[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(DRAFT_PLACE))
    .flatMap((key) => keptDraft(key.slice(DRAFT_PLACE.length))?.house ?? [])
    .filter(({ id }) => houses.onShelf(id) === undefined);
