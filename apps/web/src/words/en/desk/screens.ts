import type { Words } from '../../de/index.ts';

export const screens: Words['desk']['screens'] = {
  title: 'Screens',
  pinTitle: 'What the wall shows',
  pinHint: 'Without a choice the wall rotates by itself.',
  rotate: 'Rotate by itself',
  names: {
    clock: 'Clock',
    seating: 'Seat list',
    tables: 'Table plan',
    moves: 'Moves',
    results: 'Results',
    schedule: 'Schedule',
    prizes: 'Prizes',
  },
  pinned: (name) => `The wall shows: ${name}.`,
  unpinned: 'The wall rotates by itself.',
  links: 'Links into the room',
  wall: 'For the wall',
  wallHint: 'Open it on a television or projector. No sign-in needed.',
  players: 'For the players',
  playersHint: 'Shows each their own seat, the clock and the next break.',
  qr: (what) => `QR code: ${what}`,
  copy: 'Copy the link',
  copied: 'Link copied.',
  open: 'Open',
  onlyHere:
    'This address works on this computer only. For phones and the wall to reach it, open Riffle by the network address shown at its start.',
  print: 'Print a poster',
  scan: 'Scan: seat, clock and breaks on your own phone',
};
