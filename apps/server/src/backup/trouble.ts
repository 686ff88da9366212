import { JournalError } from '@riffle/journal';
import type { BackupTrouble } from '@riffle/wire';

const BY_CODE: { readonly [code: string]: BackupTrouble } = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  ENOENT: 'folder-gone',
  ENOTDIR: 'folder-gone',
  EEXIST: 'folder-gone',
  EACCES: 'folder-closed',
  EPERM: 'folder-closed',
  EROFS: 'folder-closed',
};
// https://www.sqlite.org/rescode.html; the low byte is the primary code
const BY_ERRCODE: { readonly [code: number]: BackupTrouble } = {
  13: 'disk-full',
  14: 'folder-gone',
  8: 'folder-closed',
};

/** Why there is no backup, as somebody can be told who could do something about it. */
export function backupTrouble(error: unknown): BackupTrouble {
  if (error instanceof NoRoom) return 'disk-full';
  if (error instanceof JournalError) {
    const { trouble } = error;
    if (trouble.code === 'not-written') return trouble.why === 'disk-full' ? 'disk-full' : 'other';
    return error.cause === undefined ? 'other' : backupTrouble(error.cause);
  }
  const { code, errcode } = error as { readonly code?: string; readonly errcode?: number };
  if (errcode !== undefined) return BY_ERRCODE[errcode & 0xff] ?? 'other';
  return BY_CODE[code ?? ''] ?? 'other';
}

/** It was not even begun: what is left is for the nights themselves. */
export class NoRoom extends Error {}
