import { expect, it } from 'vitest';
import { formatGame, formatLevel } from './game-names.ts';

const blinds = { smallBlind: 400, bigBlind: 800, ante: 0 };

it('says what is dealt in a level, and nothing where it names no game', () => {
  expect(formatGame({})).toBe('');
  expect(formatGame({ game: 'badugi' })).toBe('Badugi');
  expect(formatGame({ game: 'omaha', limit: 'potLimit' })).toBe('PL\u00A0Omaha');
});

it('says a level with its game; where nobody posts blinds its two bets, the ante and the bring-in', () => {
  expect(formatLevel(blinds, 'de')).toBe('400/800');
  expect(formatLevel({ ...blinds, game: 'holdem', limit: 'noLimit', ante: 800 }, 'de')).toBe(
    'NL\u00A0Hold’em 400/800 (800)',
  );
  expect(formatLevel({ ...blinds, game: 'razz', limit: 'fixedLimit', ante: 100, bringIn: 200 }, 'en')).toBe(
    'FL\u00A0Razz 800/1600 (100) · Bring-in 200',
  );
});
