import type { ClubColumns } from '@riffle/wire';

/** With which columns the list of players stands where a device has no choice of its own. */
export type ColumnsStore = {
  /** Empty before anybody has chosen for the club. */
  get(): Promise<ClubColumns>;
  set(columns: ClubColumns, at: number): Promise<void>;
};
