import type { equityTimes } from '../equities.ts';
import type { evaluators } from '../evaluators.ts';
import type { Replayed } from '../replay.ts';
import { table } from '../table.ts';
import type { engines } from './engines.ts';

/** The part of the page about ranking hands. */
export const evaluatorRows = ({ random, inOrder, omaha, load }: ReturnType<typeof evaluators>): readonly string[] => [
  '## Ranking hands',
  '',
  'Millions of hands a second on one core, everyone in turn in one run. "In order" are all C(52,7), for the others the first of them.',
  '',
  ...table(
    ['', 'random seven cards', 'all seven cards in order', 'Omaha 4 + 5', 'ms to the first hand', 'MB'],
    random.map(({ name, millions }, nth) => [
      name,
      millions,
      inOrder[nth]?.millions ?? '–',
      omaha.find((other) => other.name === name)?.millions ?? '–',
      load[nth]?.ms ?? '–',
      load[nth]?.megabytes ?? '–',
    ]),
  ),
];

export const equityRows = ({ matchUp, ours }: ReturnType<typeof equityTimes>): readonly string[] => [
  '## Equities, every run-out counted',
  '',
  ...table(
    ['', 'ms'],
    [
      ...matchUp.map(({ name, ms }) => [`two hands before the flop, ${name}`, ms]),
      ...ours.map(({ name, ms }) => [name, ms]),
    ],
  ),
];

export const engineRows = (measured: ReturnType<typeof engines>): readonly string[] => [
  '## Whole hands',
  '',
  'Six-handed no-limit, 100 big blinds each, random legal actions; thousands of hands a second of one core\'s time, everyone in turn in one run. All choose with the same generator and are asked before every action what is legal. "Our shuffle" draws from it only the cards that are dealt; hands from a set-up of their own have the whole deck shuffled.',
  '',
  ...table(
    ['', 'thousand hands a second'],
    measured.map(({ name, millions }) => [name, Math.round(millions * 1000)]),
  ),
];

export const replayRows = ({ hands, actions, readPerSecond, playedPerSecond }: Replayed): readonly string[] => [
  '## Recorded hands',
  '',
  `${String(hands)} hands in PHH with ${String(actions)} actions, every one judged and every event made, on one core.`,
  '',
  ...table(
    ['', 'hands a second'],
    [
      ['read from the files', readPerSecond],
      ['played, once read', playedPerSecond],
    ],
  ),
];
