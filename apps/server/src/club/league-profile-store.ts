import type { Verdict } from '@riffle/aggregate';
import type { OwnProfile } from '@riffle/league';
import type { LeagueProfileOnShelf } from '@riffle/wire';

type Saving = { readonly at: number; readonly expectedVersion?: number | undefined };

/** Competition profiles that the club's league office wrote. A season holds its own copy, so nothing here changes one that was opened. */
export type LeagueProfileStore = {
  /** By name. */
  list(): Promise<readonly LeagueProfileOnShelf[]>;
  /** 0 expects that there is none yet. */
  save(profile: OwnProfile, saving: Saving): Promise<Verdict<LeagueProfileOnShelf, 'version-conflict' | 'id-taken'>>;
  remove(id: string): Promise<void>;
};
