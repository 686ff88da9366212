import type { Verdict } from '@riffle/aggregate';
import type { HouseRulebook } from '@riffle/rulebooks';
import type { HouseOnShelf } from '@riffle/wire';

export type Saving = { readonly at: number; readonly expectedVersion?: number | undefined };

/** The club's house rulebooks. What is hosted holds its own copy, so nothing here changes what was begun. */
export type HouseRulebookStore = {
  /** The newest edition of each, by name. */
  list(): Promise<readonly HouseOnShelf[]>;
  /** Without an edition the newest. */
  find(id: string, edition?: string): Promise<HouseOnShelf | undefined>;
  /** Under its own edition; where something holds that one, under the next. 0 expects that there is none yet. */
  save(house: HouseRulebook, saving: Saving): Promise<Verdict<HouseOnShelf, 'version-conflict' | 'id-taken'>>;
  remove(id: string): Promise<void>;
};

/** The edition itself as long as nothing holds it, else a new one that is named by its day. */
export function freeEdition(
  edition: string,
  at: number,
  { isHeld, isThere }: Readonly<Record<'isHeld' | 'isThere', (edition: string) => boolean>>,
): string {
  if (!isHeld(edition)) return edition;
  const day = new Date(at).toISOString().slice(0, 10);
  for (let nth = 1; ; nth += 1) {
    const next = nth === 1 ? day : `${day}.${String(nth)}`;
    if (!isThere(next) && !isHeld(next)) return next;
  }
}
