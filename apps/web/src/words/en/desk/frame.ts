import type { Words } from '../../de/index.ts';

export const frame: Words['desk']['frame'] = {
  allKeys: 'All keys',
  loading: 'Loading the tournament …',
  where: {
    title: 'Which time of day holds?',
    detail: (told: string, here: string) =>
      `The computer running Riffle says ${told}, this device ${here}. Wall, phones and prints show what holds.`,
    take: (here: string, zone: string) => `${here} (${zone})`,
    keep: (told: string) => `Stay with ${told}`,
  },
  gone: {
    'not-found': {
      title: 'There is no such tournament',
      detail: 'The link may be incomplete, or the tournament has been removed.',
    },
    deleted: {
      title: 'This tournament was deleted',
      detail: 'The owner can bring it back from the bin for a while.',
    },
    damaged: {
      title: 'The data of this tournament is damaged',
      detail:
        'It is no longer what was saved, and is therefore not shown. Everything else goes on. On the computer that runs Riffle, “riffle verify --data” says what is affected; a backup or “riffle rescue” helps.',
    },
    'newer-events': {
      title: 'This tournament was written by a newer Riffle',
      detail:
        'This one would misread it, and therefore does not open it. Everything else goes on. Start the newer version on the computer that runs Riffle.',
    },
    back: 'All tournaments',
  },
  offline: {
    title: 'No connection to the server',
    detail:
      'Riffle keeps trying. The desk shows full names, so nothing of it is kept on this device; it comes back as soon as the network does. The clock runs on where it is shown.',
  },
  printed: (moment) => `As of ${moment}`,
  lost: 'No connection. The clock here runs on; nothing can be changed until the network is back.',
  waits: (day, time) =>
    `Its last step lies ahead of this computer's clock: until ${day}, ${time} the night can only be looked at. If it is not needed, the owner can delete it.`,
  readOnly: 'View only: this role may not change anything.',
  demo: (speed) => `Demo night at ${String(speed)} times the speed`,
  next: 'What is due now',
  mainActions: 'Clock and bust-out',
  more: 'More',
  close: 'Close',
  cancel: 'Cancel',
  takeBack: 'Undo',
  waiting: 'Saving …',
  why: 'Why?',
  rules: 'Rules',
  editionUnknown: (edition: string) =>
    `Riffle no longer knows the edition ${edition}: no rulebook is asked, the usual practice applies.`,
  silent: 'The rulebook is silent; the usual practice holds.',
  reading: 'A reading: the rulebook does not say so word for word.',
  readIn: (when) => `In part a reading: the rulebook does not say so word for word where ${when}.`,
  reason: 'Reason',
  reasonHint: 'Will stand in the log.',
  noName: (no) => `No. ${String(no)}`,
  table: (name) => `Table ${name}`,
  seat: (no) => `Seat ${String(no)}`,
  place: (table, seat) => `Table ${table} · seat ${String(seat)}`,
  placeShort: (table, seat) => `${table}-${String(seat)}`,
  and: (names) => new Intl.ListFormat('en').format(names),
};
