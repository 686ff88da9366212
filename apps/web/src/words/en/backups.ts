import type { Words } from '../de/index.ts';

/** One word: a line does not end between its hyphens. */
const DATA = '-\u2060-\u2060data';
export const backups: Words['backups'] = {
  title: 'Backup',
  lead: 'Everything in one file: tournaments, people, staff, rulebooks. Also while a tournament runs.',
  loading: 'Loading backups …',
  failedToLoad: 'The backups cannot be loaded',
  again: 'Try again',
  now: 'Back up now',
  making: 'Backing up …',
  made: (name, size) => `Backed up: ${name}, ${size}.`,
  last: 'Last backup',
  none: 'None yet',
  at: (day, time, size) => `${day}, ${time}, ${size}`,
  failed: (day, time, why) =>
    why === 'damaged'
      ? `What was backed up on ${day} at ${time} is damaged.`
      : `On ${day} at ${time} no backup was made.`,
  damaged: 'damaged',
  why: {
    'disk-full': 'The disk is full. Free some space, or keep fewer backups.',
    'folder-gone': 'The folder is not there. Connect the disk, or start Riffle with another folder.',
    'folder-closed': 'Riffle may not write to the folder. Check its rights on the computer that runs Riffle.',
    damaged:
      'Earlier backups stay. On the computer that runs Riffle, riffle verify --data says what is affected; then restore an earlier one.',
    other: 'Check the disk of the computer that runs Riffle: riffle verify --data.',
  },
  overdue: 'No backup for more than a week',
  overdueDetail: 'If the computer fails, the last tournaments are lost. Back up now, and keep the file somewhere else.',
  plan: 'By itself',
  when: {
    'after-each': 'After each tournament, every week at least',
    daily: 'Every day',
    hours: 'Every few hours',
    off: 'Never by itself',
  },
  hours: 'Hours in between',
  keep: 'Backups to keep',
  keepHint: 'Older ones are deleted, never the last good one.',
  savePlan: 'Apply',
  planSaved: 'Backups are made like this from now on.',
  files: 'In the folder',
  folder: 'On the computer that runs Riffle',
  empty: 'No backup yet',
  emptyDetail: 'As soon as there is one, it can be downloaded here.',
  download: 'Download',
  downloadNamed: (name) => `Download ${name}`,
  secret:
    'A backup holds names and data of people. Keep it where no stranger gets at it, and not only on this computer.',
  restore: 'Restoring',
  restoreDetail: `Works only on the computer that runs Riffle, on its command line. Stop Riffle, then this (with ${DATA} where Riffle was started with ${DATA}):`,
  restoreAside: 'What is there is set aside. Everybody signs in again with a PIN afterwards.',
  toPage: 'To the backups',
};
