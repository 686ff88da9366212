import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupPlan, Backups as BackupsTold, BackupTrouble } from '@riffle/wire';
import type { ClubStore } from '../club/club-store.ts';
import { complain, unattended } from '../unattended.ts';
import { isDue, isOverdue } from './due.ts';
import { backupsIn, clearUnfinished, prune } from './folder.ts';
import { type Source, type Taken, type Target, takeBackup, targetAt } from './take-backup.ts';
import { backupTrouble } from './trouble.ts';

type Options = Omit<Source, 'club'> & {
  readonly club: ClubStore;
  /** Named by whoever starts Riffle; else one inside the data folder, which is made. */
  readonly folder?: string | undefined;
  /** What an earlier moment does not have is told first: lists, and who took part. */
  readonly beforehand: () => Promise<void>;
};
type Failed = NonNullable<BackupsTold['failed']>;
export type Made =
  | ({ readonly ok: true } & Taken)
  | { readonly ok: false; readonly at: number; readonly why: BackupTrouble };

/** Often enough for "every few hours", and right again by itself after a clock was set. */
const LOOK = 30_000;

/** The backups of a running house: one after the other, by hand and by themselves. */
export class Backups {
  readonly folder: string;
  readonly #isOwn: boolean;
  readonly #house: Options;
  readonly #timer: NodeJS.Timeout;
  #last: Promise<unknown> = Promise.resolve();
  /** Waits for its turn: whoever asks meanwhile gets the same one, which has all that was acknowledged to him. */
  #next: Promise<Made> | undefined;
  #running: number | undefined;
  /** Also where it could not be noted, on a full disk. */
  #failed: Failed | undefined;
  #overAt: number | undefined;
  #closed = false;

  constructor(house: Options) {
    this.#house = house;
    this.#isOwn = house.folder === undefined;
    this.folder = house.folder ?? join(house.dataDir, 'backups');
    this.#timer = setInterval(() => unattended(this.makeIfDue()), LOOK).unref();
    this.#last = clearUnfinished(this.folder, house.dataDir).catch(complain);
  }

  /** One in the folder. */
  make(): Promise<Made> {
    this.#next ??= this.#inTurn(async () => {
      this.#next = undefined;
      return this.#makeInFolder();
    });
    return this.#next;
  }

  /** One as a file somewhere else, for somebody at this computer. */
  makeAt(path: string): Promise<Made | 'file-there'> {
    return this.#inTurn(async () => {
      const target = await targetAt(path);
      // asked in its turn: the one before may have been made there
      return 'file' in target && existsSync(path) ? 'file-there' : this.#make(target);
    });
  }

  /** A tournament is over. */
  noteOver(): void {
    this.#overAt = this.#house.now();
  }

  async makeIfDue(): Promise<void> {
    if (this.#closed || this.#running !== undefined) return;
    const { club, now } = this.#house;
    const { good, failed = this.#failed } = await club.backup.noted();
    // of a damaged house the next one would be damaged too: it is made when it would be after a good one
    const made =
      failed?.why === 'damaged'
        ? { goodAt: Math.max(failed.at, good?.at ?? 0), overAt: this.#overAt }
        : { goodAt: good?.at, failedAt: failed?.at, overAt: this.#overAt };
    if (isDue(await club.backup.plan(), made, now()) && (await club.staff.hasOwner())) await this.make();
  }

  setPlan(plan: BackupPlan): Promise<void> {
    return this.#house.club.backup.setPlan(plan);
  }

  async told(): Promise<BackupsTold> {
    const { club, now } = this.#house;
    const noted = await club.backup.noted();
    const failed = this.#failed ?? noted.failed;
    return {
      plan: await club.backup.plan(),
      folder: this.folder,
      files: await backupsIn(this.folder),
      ...(noted.good === undefined ? {} : { good: noted.good }),
      ...(failed === undefined ? {} : { failed }),
      ...(this.#running === undefined ? {} : { running: this.#running }),
      overdue: await this.isOverdue(now()),
    };
  }

  async isOverdue(now: number): Promise<boolean> {
    const { club } = this.#house;
    const [since] = (await club.shelf.everything()).map(({ createdAt }) => createdAt).sort((a, b) => a - b);
    return since !== undefined && isOverdue((await club.backup.noted()).good?.at, since, now);
  }

  /** Where a backup of this name lies; nothing where there is none. */
  async pathOf(name: string): Promise<string | undefined> {
    const found = (await backupsIn(this.folder)).some((file) => file.name === name);
    return found ? join(this.folder, basename(name)) : undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#last;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn;
    return turn;
  }

  async #makeInFolder(): Promise<Made> {
    const { club } = this.#house;
    const made = await this.#make({ folder: this.folder });
    const isGood = made.ok && made.file.damaged === undefined;
    if (isGood) {
      this.#failed = undefined;
      await club.backup.noteGood(made.file).catch(complain);
    } else {
      this.#failed = made.ok ? { at: made.file.at, why: 'damaged' } : { at: made.at, why: made.why };
      await club.backup.noteFailed(this.#failed).catch(complain);
    }
    if (made.ok) await prune(this.folder, made.file, (await club.backup.plan()).keep).catch(complain);
    return made;
  }

  async #make(target: Target): Promise<Made> {
    this.#running = 0;
    try {
      if (this.#isOwn) await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#house.beforehand();
      const taken = await takeBackup(this.#house, target, (done) => {
        this.#running = done;
      });
      return { ok: true, ...taken };
    } catch (error) {
      const why = backupTrouble(error);
      if (why === 'other') complain(error);
      return { ok: false, at: this.#house.now(), why };
    } finally {
      this.#running = undefined;
    }
  }
}
