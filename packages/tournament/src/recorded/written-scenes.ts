import type { Scene } from './scene.ts';
import { absences } from './scenes/absences.ts';
import { bustOuts } from './scenes/bust-outs.ts';
import { clock } from './scenes/clock.ts';
import { entering } from './scenes/entering.ts';
import { lostTime } from './scenes/lost-time.ts';
import { moves } from './scenes/moves.ts';
import { rulingsAndPenalties } from './scenes/rulings-and-penalties.ts';
import { settingUp } from './scenes/setting-up.ts';
import { tablesAndSeats } from './scenes/tables-and-seats.ts';

/** What is asked of a night by hand, and under which rulebooks. */
export const SCENES: {
  readonly [name: string]: readonly [scene: (book: string) => Scene, ...books: readonly string[]];
} = {
  'before it is set up': [settingUp, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'who enters': [entering, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'tables and seats': [tablesAndSeats, 'pvb', 'tda55'],
  'the clock': [clock, 'gcb'],
  'a break that waits, and lost time': [lostTime, 'pvb', 'bdpv'],
  'hands that end somebody’s night': [bustOuts, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'who is not there': [absences, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'rulings and penalties': [rulingsAndPenalties, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'who is moved, and why': [moves, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
};

/** Every scene under every rulebook that stands behind it. */
export const TOLD: Readonly<Record<string, () => readonly string[]>> = Object.fromEntries(
  Object.entries(SCENES).flatMap(([name, [scene, ...books]]) =>
    books.map((book) => [`${name}, ${book}`, () => scene(book).lines]),
  ),
);
