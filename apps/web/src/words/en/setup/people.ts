import type { Words } from '../../de/index.ts';

export const people: Words['setup']['people'] = {
  title: 'Players',
  lead: 'The club’s directory. Whoever has played once stands here, and is found with two letters the next time.',
  loading: 'Loading directory …',
  unreached: 'The directory lies on the server. It comes once there is a network.',
  again: 'Try again',
  search: 'Search players',
  searchHint: 'Name, nickname, club or number',
  count: (shown, all) => (shown === all ? `${String(all)} players` : `${String(shown)} of ${String(all)}`),
  none: 'Nobody in the directory yet',
  noneDetail: 'Players come here by themselves once they are entered in a tournament.',
  noMatch: (typed) => `Nobody matches “${typed}”`,
  noMatchDetail: 'Spell it differently, or add the person.',
  add: 'Add person',
  added: (name) => `${name} is added.`,
  saved: (name) => `${name} is saved.`,
  edit: (name) => `Edit ${name}`,
  save: 'Save',
  saving: 'Saving …',
  cancel: 'Cancel',
  first: 'First name',
  last: 'Last name',
  nickname: 'Nickname',
  club: 'Club',
  number: 'Membership number',
  email: 'E-mail',
  birthday: 'Birthday',
  note: 'Note',
  noteHint: 'Seen by staff only.',
  guest: 'Guest',
  guestHint: 'Rarely plays; is found by search, but not among the regulars.',
  nights: (count) => (count === 1 ? '1 night' : `${String(count)} nights`),
  never: 'no night yet',
  lastNight: (day) => `last on ${day}`,
  roomName: 'The room sees',
  roomNames: {
    nickname: 'Nickname',
    firstAndInitial: 'First name and initial',
    full: 'Full name',
  },
  roomPreview: (name) => `On wall and phones: ${name}`,
  nameNeeded: 'A name is needed.',
  merge: {
    button: 'Merge a double entry',
    title: (name) => `Merge ${name}`,
    lead: 'The same person twice? Choose the entry that stays. All results go over to it. They can be separated again.',
    into: 'Which entry stays?',
    confirm: (name, into) => `Merge ${name} into ${into}`,
    done: (name, into) => `${name} now belongs to ${into}.`,
    undo: 'Separate again',
    merged: (into) => `Merged into ${into}`,
    showMerged: 'Show merged entries',
    unmerged: (name) => `${name} stands alone again.`,
  },
  erase: {
    button: 'Erase person',
    title: (name) => `Erase ${name} for good?`,
    detail:
      'Name, club, contact and notes vanish everywhere. Places and results stay, without a name. This cannot be undone.',
    looking: 'Looking for what was written about the person …',
    texts:
      'This was written about the person and goes as well. Where only the name occurs, somebody else may be meant: without a tick the text stays.',
    named: 'name occurs',
    beyond:
      'Earlier backups, folders set aside by a restore (before-…) and files of nights that were given out keep the name.',
    confirm: 'Erase for good',
    done: 'Erased. Nothing of the person is left.',
  },
  file: 'Data as a file',
  unread: (names) => `Could not be read, and so was not looked through: ${names.join(', ')}. What is in there stays.`,
  keeping: {
    title: 'Keeping times',
    lead: 'Penalties and rulings keep their reason, and whose they are, for a time only. Then Riffle erases both by itself; that there was a penalty stays.',
    label: 'Keep reasons and persons',
    months: (months) =>
      months === 0
        ? 'for ever'
        : months === 1
          ? '1 month'
          : months % 12 === 0
            ? months === 12
              ? '1 year'
              : `${String(months / 12)} years`
            : `${String(months)} months`,
    due: (texts) =>
      texts === 0
        ? 'Nothing is that old at the moment.'
        : `Next time, tomorrow at the latest, ${texts === 1 ? '1 item is' : `${String(texts)} items are`} erased. That cannot be undone.`,
    never: 'Nothing is erased by itself.',
    waits: {
      'time-asked': 'Riffle waits with this until the question about the time at the desk is answered.',
      quiet:
        'Nothing has happened here for so long that the clock of this computer may be ahead. Riffle waits with erasing until the next step in a night. Please check the date of the computer.',
    },
    last: (day, texts) => `Last erased: ${day}, ${texts === 1 ? '1 item' : `${String(texts)} items`}.`,
    save: 'Apply',
    saved: 'Saved.',
  },
};
