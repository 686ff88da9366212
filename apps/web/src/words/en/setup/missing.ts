import type { Words } from '../../de/index.ts';

export const missing: Words['setup']['missing'] = {
  actions: {
    players: 'Enter players',
    checkInAll: 'Check in all',
    clubs: 'Register all',
    structure: 'Make a structure',
    draw: 'Draw seats',
    drawAgain: 'Draw again',
    seat: (count) => (count === 1 ? 'Seat this one' : 'Seat all'),
    tables: 'Add a table',
    prizes: 'Fill in prizes',
    occasion: 'Choose occasion',
    rulebook: 'Choose rulebook',
    form: 'Enter a time limit',
  },
  working: 'Working …',
  directorOnly: 'The director does this.',
  settings: 'Settings',
};
