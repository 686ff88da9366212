import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { visible } from '@riffle/people';
import { z } from 'zod';

/** The two files of a house. */
export const HOUSE_FILES = ['journal.sqlite', 'club.sqlite'] as const;
export type HouseFile = (typeof HOUSE_FILES)[number];

export const MANIFEST = 'manifest.json';
const FORMAT = 'riffle-backup';
const VERSION = 1;

const file = z.object({
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The version of its tables. */
  schema: z.int().min(0),
});
/** On one line. */
export const printable = (text: string): string => visible(text).replaceAll(/\s+/g, ' ');

/** It goes to a terminal: of what anybody may have written there only what can be seen. */
const shown = (most: number) => z.string().max(most).transform(printable);
const manifest = z.object({
  format: z.literal(FORMAT),
  v: z.int().min(1),
  riffle: shown(100),
  club: shown(400),
  // a day that has a date
  at: z.int().min(0).max(Date.UTC(9999, 0)),
  files: z.object({ 'journal.sqlite': file, 'club.sqlite': file }),
  /** Everything that is hosted, and all its commits. */
  counts: z.object({ streams: z.int().min(0), commits: z.int().min(0) }),
});

/** What a backup says of itself: it stands first in the file. */
export type Manifest = z.output<typeof manifest>;
type FileSum = z.output<typeof file>;

export const newManifest = (content: Omit<Manifest, 'format' | 'v'>): Manifest => ({
  format: FORMAT,
  v: VERSION,
  ...content,
});

export const formatManifest = (content: Manifest): string => `${JSON.stringify(content, undefined, 2)}\n`;

export function readManifest(text: string): Manifest | 'newer' | undefined {
  try {
    const read = manifest.safeParse(JSON.parse(text));
    if (!read.success) return undefined;
    return read.data.v > VERSION ? 'newer' : read.data;
  } catch {
    return undefined;
  }
}

export async function sumOf(path: string): Promise<FileSum> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { size: (await stat(path)).size, sha256: hash.digest('hex'), schema: await schemaOf(path) };
}

// https://www.sqlite.org/fileformat.html#user_version_number
const SCHEMA_AT = 60;
async function schemaOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const four = Buffer.alloc(4);
    await file.read(four, 0, four.length, SCHEMA_AT);
    return four.readUInt32BE();
  } finally {
    await file.close();
  }
}
