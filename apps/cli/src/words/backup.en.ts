import { basename } from 'node:path';
import type { BackupWords } from './backup-words.ts';

const WHAT_NOW =
  'Nothing was changed. Restore a backup: riffle restore FILE --data FOLDER --replace; without one, save what is there: riffle rescue.';

const WHY = {
  'disk-full': 'the disk is full',
  'folder-gone': 'there is no such folder',
  'folder-closed': 'the folder may not be written to',
  other: 'the disk makes trouble',
} as const;

export const backup: BackupWords = {
  misfit: (trouble, folder) => {
    switch (trouble.code) {
      case 'journal-missing':
      case 'club-missing':
        return `${basename(trouble.path)} is missing in ${folder}, the other file is there. ${WHAT_NOW}`;
      case 'journal-empty':
      case 'club-empty':
        return `${basename(trouble.path)} in ${folder} is empty, as after a copy without the file that ends in -wal. Copy that one too. ${WHAT_NOW}`;
      case 'without-log':
        return `${basename(trouble.path)} in ${folder} was copied without the file that ends in -wal, the newest is missing. Copy that one too. ${WHAT_NOW}`;
      case 'nights-missing':
        return `In ${folder} steps are missing of ${trouble.count === 1 ? '1 tournament that is listed' : `${String(trouble.count)} tournaments that are listed`} (${trouble.names.join(', ')}${trouble.count > trouble.names.length ? ' …' : ''}). ${WHAT_NOW}`;
    }
  },
  made: (path, size) => `Backed up: ${path} (${size})`,
  madeHint: 'It holds names and data of people. Keep it where no stranger gets at it.',
  ofDamaged: (path) =>
    `What was backed up is damaged; earlier backups stay. riffle verify --data ${path} says what is missing.`,
  failed: (why, folder) => `No backup in ${folder}: ${WHY[why]}.`,
  fileThere: (path) => `${path} is there already. Choose another name.`,
  notAnswering: (folder) =>
    `The data folder ${folder} is in use, but no Riffle answers. Wait a moment, or stop what uses it.`,
  restored: (club, when, folder) => `"${club}" as it was on ${when} is in ${folder}.`,
  restoredDamaged: (faults, folder) =>
    `Some of it is damaged (${faults === 1 ? '1 fault' : `${String(faults)} faults`}): riffle verify --data ${folder}`,
  counts: (streams, commits) =>
    `${streams === 1 ? '1 tournament' : `${String(streams)} tournaments`}, ${commits === 1 ? '1 step' : `${String(commits)} steps`}.`,
  aside: (folder) =>
    `What was there before is in ${folder}, with everybody who is in it; people who are erased from now on too. Delete the folder once it is not needed.`,
  staff: (names) =>
    `Who can sign in with the PIN of that time: ${names.join(', ')}. Sessions and personal links of that time are no longer valid.`,
  since:
    'What was changed or deleted since is as it was then: delete people and remove staff again who were gone by now.',
  notRestored: (fault, file, folder) => {
    switch (fault) {
      case 'no-file':
        return `The file ${file} cannot be read.`;
      case 'no-backup':
        return `${file} is no backup of Riffle.`;
      case 'cut-short':
        return `${file} is cut off. Copy it again, or take another backup.`;
      case 'altered':
        return `${file} is damaged: what is in it does not fit its checksums. Copy it again, or take another backup.`;
      case 'newer':
        return `${file} was made by a newer Riffle.`;
      case 'no-house':
        return `What is in ${file} cannot be opened, or a newer Riffle wrote it. Take another backup.`;
      case 'damaged':
        return `${file} was made of damaged data. Take an earlier backup, or this one all the same with --damaged. riffle verify --data ${file} says what is missing.`;
      case 'house-there':
        return `There is a Riffle in ${folder} already. With --replace it is set aside, nothing is lost.`;
      case 'in-use':
        return `Riffle is running with the data folder ${folder}. Stop it first, then try again.`;
      case 'disk-full':
      case 'folder-gone':
      case 'folder-closed':
      case 'other':
        return `Nothing restored into ${folder}: ${WHY[fault]}. What was there is unchanged.`;
    }
  },
};
