import type { Language } from '@riffle/words';
import type { Words } from '../words/de/index.ts';

/** What is fetched of the words at one time. `room` is at hand on every page. */
export const PARTS = [
  'room',
  'club',
  'books',
  'hands',
  'reader',
  'night',
  'setup',
  'sign-up',
  'cashier',
  'prices',
  'generator',
  'chips',
  'deal',
  'own',
  'papers',
  'race',
] as const;
export type Part = (typeof PARTS)[number];

export const parts: { readonly [L in Language]: { readonly [P in Part]: () => Promise<Partial<Words>> } } = {
  de: {
    room: async () => (await import('../words/de/for-room.ts')).room,
    club: async () => (await import('../words/de/for-club.ts')).club,
    books: async () => (await import('../words/de/for-books.ts')).books,
    hands: async () => (await import('../words/de/for-hands.ts')).ofHands,
    reader: async () => (await import('../words/de/for-reader.ts')).reader,
    night: async () => (await import('../words/de/for-night.ts')).night,
    setup: async () => (await import('../words/de/for-setup.ts')).settingUp,
    'sign-up': async () => (await import('../words/de/for-sign-up.ts')).signUps,
    cashier: async () => (await import('../words/de/for-cashier.ts')).ofCashier,
    prices: async () => (await import('../words/de/for-prices.ts')).ofPrices,
    generator: async () => (await import('../words/de/for-generator.ts')).ofGenerator,
    chips: async () => (await import('../words/de/for-chips.ts')).ofChips,
    deal: async () => (await import('../words/de/for-deal.ts')).ofDeal,
    own: async () => (await import('../words/de/for-own.ts')).ofOwn,
    papers: async () => (await import('../words/de/for-papers.ts')).ofPapers,
    race: async () => (await import('../words/de/for-race.ts')).ofRace,
  },
  en: {
    room: async () => (await import('../words/en/for-room.ts')).room,
    club: async () => (await import('../words/en/for-club.ts')).club,
    books: async () => (await import('../words/en/for-books.ts')).books,
    hands: async () => (await import('../words/en/for-hands.ts')).ofHands,
    reader: async () => (await import('../words/en/for-reader.ts')).reader,
    night: async () => (await import('../words/en/for-night.ts')).night,
    setup: async () => (await import('../words/en/for-setup.ts')).settingUp,
    'sign-up': async () => (await import('../words/en/for-sign-up.ts')).signUps,
    cashier: async () => (await import('../words/en/for-cashier.ts')).ofCashier,
    prices: async () => (await import('../words/en/for-prices.ts')).ofPrices,
    generator: async () => (await import('../words/en/for-generator.ts')).ofGenerator,
    chips: async () => (await import('../words/en/for-chips.ts')).ofChips,
    deal: async () => (await import('../words/en/for-deal.ts')).ofDeal,
    own: async () => (await import('../words/en/for-own.ts')).ofOwn,
    papers: async () => (await import('../words/en/for-papers.ts')).ofPapers,
    race: async () => (await import('../words/en/for-race.ts')).ofRace,
  },
};
