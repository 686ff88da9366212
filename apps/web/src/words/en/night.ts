import type { Words } from '../de/index.ts';

export const night: Words['night'] = {
  places: 'Sections',
  tabs: {
    overview: 'Overview',
    tables: 'Tables',
    players: 'Players',
    money: 'Cashier',
    structure: 'Structure',
    rulings: 'Rulings',
    penalties: 'Penalties',
    papers: 'Lists',
    log: 'Log',
    screens: 'Screens',
  },
  due: (count) => (count === 1 ? '1 thing is due' : `${String(count)} things are due`),
  more: 'More',
  inNight: 'In this tournament',
  inRiffle: 'Outside this tournament',
  home: 'Start page',
  device: 'Language and account',
};
