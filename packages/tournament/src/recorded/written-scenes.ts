import type { Scene } from './scene.ts';
import { absences } from './scenes/absences.ts';
import { brokenTables } from './scenes/broken-tables.ts';
import { bustOuts } from './scenes/bust-outs.ts';
import { clock } from './scenes/clock.ts';
import { countingDown } from './scenes/countdown.ts';
import { draws } from './scenes/draws.ts';
import { entering } from './scenes/entering.ts';
import { lateSeats } from './scenes/late-seats.ts';
import { lostTime } from './scenes/lost-time.ts';
import { moves } from './scenes/moves.ts';
import { lastPlayers } from './scenes/one-table-each.ts';
import { rulingsAndPenalties } from './scenes/rulings-and-penalties.ts';
import { seatedByHand } from './scenes/seated-by-hand.ts';
import { settingUp } from './scenes/setting-up.ts';
import { tablesAndSeats } from './scenes/tables-and-seats.ts';

/** What is asked of a night by hand, and under which rulebooks. */
export const SCENES: {
  readonly [name: string]: readonly [scene: (book: string) => Scene, first: string, ...others: readonly string[]];
} = {
  'before it is set up': [settingUp, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'who enters': [entering, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv'],
  'tables and seats': [tablesAndSeats, 'pvb', 'tda55'],
  'the clock': [clock, 'gcb'],
  'a break that waits, and lost time': [lostTime, 'pvb', 'bdpv'],
  'hands that end somebody’s night': [
    bustOuts,
    'pvb',
    'tda55',
    'gcb',
    'oepbl',
    'bdpv',
    'oepbl/sitAndGo',
    'pvb/leagueDay',
    'lots',
    'positions',
  ],
  'who is not there': [
    absences,
    'pvb',
    'tda55',
    'gcb',
    'oepbl',
    'bdpv',
    'oepbl/sitAndGo',
    'pvb/leagueDay',
    'lots',
    'positions',
  ],
  'rulings and penalties': [rulingsAndPenalties, 'pvb', 'tda55', 'gcb', 'oepbl', 'bdpv', 'lots'],
  'who is moved, and why': [
    moves,
    'pvb',
    'tda55',
    'gcb',
    'oepbl',
    'bdpv',
    'oepbl/sitAndGo',
    'pvb/leagueDay',
    'lots',
    'positions',
  ],
  'a countdown': [countingDown, 'pvb', 'oepbl'],
  'the draw': [draws, 'pvb', 'bdpv', 'tda55', 'oepbl', 'lots', 'positions'],
  'seats given by hand': [seatedByHand, 'pvb', 'tda55', 'bdpv', 'pvb/leagueDay', 'lots', 'positions'],
  'tables that break': [brokenTables, 'pvb', 'tda55', 'bdpv', 'gcb', 'lots', 'positions'],
  'who comes late': [lateSeats, 'pvb', 'bdpv'],
  'the last players': [lastPlayers, 'pvb', 'bdpv', 'oepbl/sitAndGo', 'pvb/leagueDay', 'lots'],
};

/** Every scene under the first of its rulebooks, and what is otherwise under each of the others. */
export const TOLD: Readonly<Record<string, () => readonly string[]>> = Object.fromEntries(
  Object.entries(SCENES).flatMap(([name, [scene, first, ...others]]) => [
    [`${name}, ${first}`, () => scene(first).lines],
    ...others.map((book) => [`${name}, ${book}`, () => otherwise(scene(book).lines, scene(first).lines)] as const),
  ]),
);

/** The commands are the same: only what is otherwise is told, and of how many lines there is nothing. */
function otherwise(lines: readonly string[], usual: readonly string[]): readonly string[] {
  const known = blocksOf(usual);
  return blocksOf(lines).flatMap(([asked = '', ...block], nth) => {
    const [, ...before] = known[nth] ?? [];
    const here = block.filter((line) => !before.includes(line));
    const less = before.filter((line) => !block.includes(line)).length;
    if (here.length === 0 && less === 0) return [];
    return [asked, ...here, ...(less > here.length ? [`  and ${String(less - here.length)} lines less`] : [])];
  });
}

function blocksOf(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of lines) {
    if (line.startsWith(' ')) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
