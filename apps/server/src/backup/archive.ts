import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { formatManifest, HOUSE_FILES, MANIFEST, type Manifest, readManifest, sumOf } from './manifest.ts';
import { readTar, TAR_END, tarHeader, tarPadding } from './tar.ts';

/** The two files in a folder as one, on disk when this is done. */
export async function pack(folder: string, manifest: Manifest, path: string): Promise<void> {
  const written = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(blocks(folder, manifest), createGzip(), written);
}

async function* blocks(folder: string, manifest: Manifest): AsyncGenerator<Buffer> {
  const { at } = manifest;
  const text = Buffer.from(formatManifest(manifest));
  yield tarHeader({ name: MANIFEST, size: text.length, at });
  yield text;
  yield tarPadding(text.length);
  for (const name of HOUSE_FILES) {
    const { size } = manifest.files[name];
    yield tarHeader({ name, size, at });
    yield* createReadStream(join(folder, name));
    yield tarPadding(size);
  }
  yield TAR_END;
}

/** Why a file is not taken for a backup: it is none, not all of it is there, its content is another, a later Riffle made it. */
export type ArchiveFault = 'no-backup' | 'cut-short' | 'altered' | 'newer';
export type Unpacked =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly fault: ArchiveFault };

const ENTRIES: readonly string[] = [MANIFEST, ...HOUSE_FILES];

/** What is in a backup, in a folder that is made for it, when all of it is what the manifest says. */
export async function unpack(path: string, folder: string): Promise<Unpacked> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fault = await spread(path, folder);
  if (fault !== undefined) return { ok: false, fault };
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '');
  const manifest = readManifest(text);
  if (manifest === undefined) return { ok: false, fault: 'no-backup' };
  if (manifest === 'newer') return { ok: false, fault: 'newer' };
  for (const name of HOUSE_FILES) {
    const found = await sumOf(join(folder, name)).catch(() => undefined);
    if (found?.sha256 !== manifest.files[name].sha256) return { ok: false, fault: 'altered' };
  }
  return { ok: true, manifest };
}

async function spread(path: string, folder: string): Promise<ArchiveFault | undefined> {
  const seen = new Set<string>();
  const opened: FileHandle[] = [];
  const archive = createReadStream(path);
  const unzipped = createGunzip();
  archive.on('error', (error) => unzipped.destroy(error));
  try {
    const read = await readTar(archive.pipe(unzipped), async ({ name }) => {
      if (!ENTRIES.includes(name) || seen.has(name)) return undefined;
      seen.add(name);
      const file = await open(join(folder, name), 'wx', 0o600);
      opened.push(file);
      return {
        write: async (bytes) => void (await file.writeFile(bytes)),
        end: () => file.sync(),
      };
    });
    if (read === 'cut-short') return 'cut-short';
    return read === 'whole' && seen.size === ENTRIES.length ? undefined : 'no-backup';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') return 'cut-short';
    if (code === 'Z_DATA_ERROR') return seen.size === 0 ? 'no-backup' : 'altered';
    throw error;
  } finally {
    archive.destroy();
    for (const file of opened) await file.close();
  }
}

/** A name in a folder is on disk when the folder is. Where that cannot be asked for, the system does it by itself. */
export async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path)).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
