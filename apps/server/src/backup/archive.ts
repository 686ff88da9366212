import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { roomIn } from './folder.ts';
import { formatManifest, HOUSE_FILES, MANIFEST, type Manifest, sumOf } from './manifest.ts';
import { type ArchiveFault, Spreading } from './spreading.ts';
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

export type { ArchiveFault } from './spreading.ts';
export type Unpacked =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly fault: ArchiveFault };

/**
 * What is in a backup, in a folder that is made for it, when all of it is what the manifest says. Nothing is written beyond
 * what that says, and nothing at all where it would not fit: then it throws.
 */
export async function unpack(path: string, folder: string, room = roomIn): Promise<Unpacked> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const spreading = new Spreading(folder, room);
  const fault = await spread(path, spreading);
  if (fault !== undefined) return { ok: false, fault };
  const { manifest } = spreading;
  if (manifest === undefined) return { ok: false, fault: 'no-backup' };
  for (const name of HOUSE_FILES) {
    const found = await sumOf(join(folder, name)).catch(() => undefined);
    if (found?.sha256 !== manifest.files[name].sha256) return { ok: false, fault: 'altered' };
  }
  return { ok: true, manifest };
}

async function spread(path: string, to: Spreading): Promise<ArchiveFault | undefined> {
  const archive = createReadStream(path);
  const unzipped = createGunzip();
  archive.on('error', (error) => unzipped.destroy(error));
  try {
    const read = await readTar(archive.pipe(unzipped), (entry) => to.take(entry));
    if (to.fault !== undefined) return to.fault;
    if (read === 'cut-short') return 'cut-short';
    return read === 'whole' && to.isComplete ? undefined : 'no-backup';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') return 'cut-short';
    if (code === 'Z_DATA_ERROR') return to.hasBegun ? 'altered' : 'no-backup';
    throw error;
  } finally {
    archive.destroy();
    await to.close();
  }
}

/** A name in a folder is on disk when the folder is. Where that cannot be asked for, the system does it by itself. */
export async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path)).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
