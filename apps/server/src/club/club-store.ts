import type { ArrivalStore } from './arrival-store.ts';
import type { BackupStore } from './backup-store.ts';
import type { ColumnsStore } from './columns-store.ts';
import type { DeviceStore } from './device-store.ts';
import type { FileStore } from './file-store.ts';
import type { HouseRulebookStore } from './house-rulebook-store.ts';
import type { KeepingStore } from './keeping-store.ts';
import type { KeyStore } from './key-store.ts';
import type { LeagueProfileStore } from './league-profile-store.ts';
import type { LogoStore } from './logo-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { RulebookTextStore } from './rulebook-text-store.ts';
import type { SessionStore } from './session-store.ts';
import type { Shelf } from './shelf.ts';
import type { StaffStore } from './staff-store.ts';
import type { TemplateStore } from './template-store.ts';
import type { TimeStore } from './time-store.ts';
import type { WallStore } from './wall-store.ts';

/**
 * The club's own tables. What happened stands in the journal; here is what may be changed and erased. Every verb is
 * whole by itself, whoever else writes at the same time: nothing has to be read first and written afterwards. A write
 * that the disk does not take rejects with a `JournalError`, and nothing of it is stored.
 */
export type ClubStore = {
  readonly name: ClubName;
  readonly logo: LogoStore;
  readonly wall: WallStore;
  readonly files: FileStore;
  readonly columns: ColumnsStore;
  readonly zone: ClubZone;
  readonly key: KeyStore;
  readonly people: PeopleStore;
  readonly staff: StaffStore;
  readonly arrivals: ArrivalStore;
  readonly sessions: SessionStore;
  readonly devices: DeviceStore;
  readonly shelf: Shelf;
  readonly templates: TemplateStore;
  readonly houseRulebooks: HouseRulebookStore;
  readonly leagueProfiles: LeagueProfileStore;
  readonly rulebookTexts: RulebookTextStore;
  readonly keeping: KeepingStore;
  /** What is no longer as it was written, found when the tables were opened. */
  readonly damaged: readonly DamagedRow[];
  /** Whatever was written lies in the tables themselves, and not beside them. */
  checkpoint(): Promise<void>;
  readonly backup: BackupStore;
  /** All of it as a file of its own, as it is at the moment of the call. */
  copyTo(path: string): Promise<void>;
  /** Sessions, known browsers and personal links end; PINs stay. */
  endAllWaysIn(): Promise<void>;
  readonly time: TimeStore;
  close(): Promise<void>;
};

/** `row` is its key, as JSON. */
export type DamagedRow = { readonly table: string; readonly row: string };

export type ClubZone = {
  /** As in `Europe/Berlin`; `undefined` until somebody says where the club is. */
  get(): Promise<string | undefined>;
  set(zone: string): Promise<void>;
};

export type ClubName = {
  /** Empty before the first run. */
  get(): Promise<string>;
  set(name: string, at: number): Promise<void>;
};
