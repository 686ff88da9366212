import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE_FILES, type HouseFile, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import type { TarEntry, TarSink } from './tar.ts';
import { NoRoom } from './trouble.ts';

/** Why a file is not taken for a backup: it is none, not all of it is there, its content is another, a later Riffle made it. */
export type ArchiveFault = 'no-backup' | 'cut-short' | 'altered' | 'newer';

/** What a backup says of itself is a few hundred bytes. */
const LARGEST_MANIFEST = 1024 * 1024;
/** For what is written when the house is opened once. */
const SPARE = 4 * 1024 * 1024;

/** Where the files of a backup go as they are read: what it says of itself first, and then no more than that. */
export class Spreading {
  fault: ArchiveFault | undefined;
  manifest: Manifest | undefined;
  readonly #folder: string;
  readonly #room: (folder: string) => Promise<number>;
  readonly #opened = new Map<HouseFile, FileHandle>();
  #hasBegun = false;

  constructor(folder: string, room: (folder: string) => Promise<number>) {
    this.#folder = folder;
    this.#room = room;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  get isComplete(): boolean {
    return this.#opened.size === HOUSE_FILES.length;
  }

  async take({ name, size }: Pick<TarEntry, 'name' | 'size'>): Promise<TarSink | undefined> {
    if (this.fault !== undefined) return undefined;
    if (!this.#hasBegun) return name === MANIFEST && size <= LARGEST_MANIFEST ? this.#takeManifest() : undefined;
    const file = HOUSE_FILES.find((one) => one === name);
    if (this.manifest === undefined || file === undefined || this.#opened.has(file)) return undefined;
    if (size !== this.manifest.files[file].size) return this.#refuse('altered');
    const opened = await open(join(this.#folder, file), 'wx', 0o600);
    this.#opened.set(file, opened);
    return { write: async (bytes) => void (await opened.writeFile(bytes)), end: () => opened.sync() };
  }

  async close(): Promise<void> {
    for (const file of this.#opened.values()) await file.close();
  }

  #takeManifest(): TarSink {
    this.#hasBegun = true;
    const parts: Buffer[] = [];
    return {
      write: async (bytes) => void parts.push(Buffer.from(bytes)),
      end: () => this.#believe(readManifest(Buffer.concat(parts).toString('utf8'))),
    };
  }

  async #believe(read: Manifest | 'newer' | undefined): Promise<void> {
    if (read === undefined || read === 'newer') {
      this.#refuse(read === 'newer' ? 'newer' : 'no-backup');
      return;
    }
    this.manifest = read;
    const needed = HOUSE_FILES.reduce((sum, name) => sum + read.files[name].size, SPARE);
    if ((await this.#room(this.#folder)) < needed) throw new NoRoom();
  }

  #refuse(fault: ArchiveFault): undefined {
    this.fault = fault;
    return undefined;
  }
}
