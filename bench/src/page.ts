import type { Spread } from './figures.ts';
import { engineRows, equityRows, evaluatorRows, replayRows } from './hands/hand-rows.ts';
import type { machine } from './machine.ts';
import { SLOW } from './paint.ts';
import { type Measured, type PartName, ROUNDS } from './parts.ts';
import { table } from './table.ts';

type Run = { readonly at: string; readonly machine: ReturnType<typeof machine> };
/** `later`: parts that were measured anew by themselves. */
export type Report = Run & { readonly measured: Measured; readonly later?: { readonly [P in PartName]?: Run } };

/** `docs/benchmarks.md`: what was measured, on what, and how to measure it again. */
export function page({ at, machine, measured, later = {} }: Report): string {
  const {
    commands,
    screens,
    startUp,
    field,
    nights,
    league,
    growth,
    journal,
    evaluators,
    equities,
    deals,
    engines,
    replay,
    paint,
  } = measured;
  return `${[
    '# Benchmarks',
    '',
    `Measured on ${at.slice(0, 10)}: ${machine.cpus}, ${String(machine.memoryGb)} GB, ${machine.system}, Node ${machine.node}.`,
    `Server, callers and screens shared that machine, which had a load of ${machine.load.toFixed(1)} before. Commands and screens: the best of ${String(ROUNDS)} rounds.`,
    ...Object.entries(later).map(
      ([part, run]) =>
        `Measured anew by itself: ${part} on ${run.at.slice(0, 10)}, Node ${run.machine.node}, with a load of ${run.machine.load.toFixed(1)} before.`,
    ),
    'Other machines give other numbers: compare within one run.',
    '',
    'Again: `npm run bench`. One part only: `npm run bench -- --only screens`. With `-- --write` this page and `bench/results.json` are written anew; a part that was asked for alone takes its place among the others.',
    ...(commands === undefined ? [] : ['', ...commandRows(commands)]),
    ...(screens === undefined ? [] : ['', ...screenRows(screens)]),
    ...(startUp === undefined ? [] : ['', ...startUpRows(startUp)]),
    ...(field === undefined ? [] : ['', ...fieldRows(field)]),
    ...(nights === undefined ? [] : ['', ...nightRows(nights)]),
    ...(league === undefined ? [] : ['', ...leagueRows(league)]),
    ...(growth === undefined ? [] : ['', ...growthRows(growth)]),
    ...(journal === undefined ? [] : ['', ...journalRows(journal)]),
    ...(evaluators === undefined ? [] : ['', ...evaluatorRows(evaluators)]),
    ...(equities === undefined ? [] : ['', ...equityRows(equities)]),
    ...(deals === undefined ? [] : ['', ...dealRows(deals)]),
    ...(engines === undefined ? [] : ['', ...engineRows(engines)]),
    ...(replay === undefined ? [] : ['', ...replayRows(replay)]),
    ...(paint === undefined ? [] : ['', ...paintRows(paint)]),
  ].join('\n')}\n`;
}
type Part<P extends keyof Measured> = NonNullable<Measured[P]>;

const commandRows = (commands: Part<'commands'>): readonly string[] => [
  '## Commands through the whole server',
  '',
  'HTTP, check of the input, decision, commit on disk, new views; the answer comes after all of it. Each caller has a night of his own.',
  '',
  ...table(
    ['callers', 'players a night', 'commands/s', 'p50 ms', 'p99 ms'],
    commands.map(({ callers, players, perSecond, ms }) => [callers, players, perSecond, ...shown(ms)]),
  ),
];

const screenRows = ({ screens, players, taps, eachScreenMs, lastScreenMs }: Part<'screens'>): readonly string[] => [
  '## From the tap to the screens',
  '',
  `A bust-out among ${String(players)} players, ${String(taps)} times, to ${String(screens)} connected screens in a second process.`,
  '',
  ...table(
    ['', 'p50 ms', 'p99 ms'],
    [
      ['each screen', ...shown(eachScreenMs)],
      ['the last of them', ...shown(lastScreenMs)],
    ],
  ),
];

const startUpRows = (it: Part<'startUp'>): readonly string[] => [
  `## Start-up and memory with ${String(it.events)} events`,
  '',
  `${String(it.nights)} simulated nights in ${String(it.commits)} commits, a journal of ${String(it.journalMb)} MB.`,
  '',
  ...table(
    ['', ''],
    [
      ['until it answers', `${String(it.healthySeconds)} s`],
      ['until it has shown a night', `${String(it.shownSeconds)} s`],
      ['the same, when the list of nights was lost and is made again', `${String(it.unlistedSeconds)} s`],
      ['memory of the server without any night', `${String(it.emptyMb)} MB`],
      ['memory after the start', `${String(it.memoryMb)} MB`],
      [`memory after ${String(it.viewed)} nights were looked at`, `${String(it.memoryViewedMb)} MB`],
    ],
  ),
];

const fieldRows = (it: Part<'field'>): readonly string[] => [
  `## A field of ${String(it.players)} players`,
  '',
  'In the domain alone, on one core.',
  '',
  ...table(
    ['', 'seconds'],
    [
      [`draw to ${String(it.tables)} tables, team mates apart`, it.drawSeconds],
      [`${String(it.out)} players out, one by one`, it.bustOutSeconds],
      [`the ${String(it.accepted)} proposals that then make the tables even, one by one`, it.balanceSeconds],
    ],
  ),
];

const leagueRows = (it: Part<'league'>): readonly string[] => [
  `## A league of ${String(it.teams)} teams and ${String(it.rounds)} rounds`,
  '',
  ...table(
    ['what', 'at most'],
    [
      [`read and reckon the whole season from ${String(it.cards)} round cards`, `${String(it.wholeMs)} ms`],
      [`a table with all its ${String(it.reasons)} reasons, from its rounds`, `${String(it.tableMs)} ms`],
    ],
  ),
];

const nightRows = (nights: Part<'nights'>): readonly string[] => [
  '## A night hand by hand',
  '',
  'From the draw to one winner through hand, table and tournament, on one core: every command accepted, all invariants after every event. Processor time.',
  '',
  ...table(
    ['players', 'engine', 'hands', 'commands', 'events', 'moves', 'tables broken', 'seconds'],
    nights.map((one) => [
      one.players,
      one.engine === 'fast' ? 'one call a hand' : 'command by command',
      one.hands,
      one.commands,
      one.events,
      one.moves,
      one.breaks,
      one.seconds,
    ]),
  ),
];

const growthRows = (sizes: Part<'growth'>): readonly string[] => [
  '## As the field grows',
  '',
  'In the domain alone: time of the processor, not of the clock on the wall, so that what else the machine does counts little; the best of some rounds. A bust-out is decided, done, and what is proposed then is known; a proposal is accepted, and the next known. The view is the whole of what staff see, the difference is what of it is sent after one bust-out. The night is simulated to its winner, with what is taken back.',
  '',
  ...table(
    ['entries', 'draw ms', 'bust-out ms', 'accepted proposal ms', 'whole view ms', 'difference ms', 'whole night s'],
    sizes.map(({ players, drawMs, bustOutMs, acceptedMs, viewMs, differenceMs, nightSeconds }) => [
      String(players),
      ...[drawMs, bustOutMs, acceptedMs, viewMs, differenceMs].map(String),
      nightSeconds === undefined ? '–' : String(nightSeconds),
    ]),
  ),
  '',
  'The same where everybody has bought his entry, with a prize pool and a bounty on each head.',
  '',
  ...table(
    ['entries', 'draw ms', 'bust-out ms', 'whole view ms'],
    sizes.map(({ players, paidDrawMs, paidBustOutMs, paidViewMs }) =>
      [players, paidDrawMs, paidBustOutMs, paidViewMs].map(String),
    ),
  ),
];

const journalRows = (it: Part<'journal'>): readonly string[] => [
  '## The journal by itself',
  '',
  ...table(
    ['callers', 'commits/s', 'p50 ms', 'p99 ms'],
    it.appends.map(({ callers, perSecond, ms }) => [callers, perSecond, ...shown(ms)]),
  ),
  '',
  ...table(
    [`with ${String(it.commits)} commits (${String(it.megabytes)} MB)`, 'ms'],
    [
      ['open', it.openMs],
      ['read all', it.readAllMs],
      ['read one night', it.readOneNightMs],
      ['list the nights', it.streamsMs],
      ['back up', it.backupMs],
    ],
  ),
];

const dealRows = (deals: Part<'deals'>): readonly string[] => [
  '## What stacks are worth in a deal',
  '',
  'Malmuth–Harville for all players at once, prizes by place, a pool of 100 for each player. Riffle works it out by quadrature; the suite holds it against published examples, and against every order for up to nine players to 1e-9. The package beside it goes through all sets of players in its exact way, twice as many for each player more (24 take two seconds), and rounds to a cent; for more it draws the places at random. No other package for it was found on npm.',
  '',
  ...table(
    ['players', 'prizes', '', 'ms', 'cents off at most'],
    deals.flatMap(({ players, prizes, found }) =>
      found.map(({ name, ms, cents }) => [players, prizes, name, ms, cents]),
    ),
  ),
];

const paintRows = (paint: Part<'paint'>): readonly string[] => [
  '## First paint over a slow line',
  '',
  `A browser that keeps nothing, ${String(SLOW.down / 1_000_000)} Mbit/s down, ${String(SLOW.latency)} ms there and back, a processor ${String(SLOW.processor)} times slower than this one, a night of 27 players; the best of 3 rounds.`,
  'The frame is the first paint, in the document itself; then the largest. Requests and kilobytes (with headers, brotli) are what is asked for until the page is there; the type of the text (35 KB) comes beside it, and the page is shown without it.',
  'In brackets the budgets of `bench/paint-budgets.json`, which the suite holds in its browser (`e2e/first-paint.e2e.test.ts`); time is measured here alone.',
  '',
  ...table(
    ['page', 'frame ms', 'largest paint ms', 'requests', 'KB'],
    paint.map(({ page, requests, kilobytes, measured }) => [
      page,
      measured.frameMs,
      measured.largestMs,
      `${String(measured.requests)} (${String(requests)})`,
      `${String(measured.kilobytes)} (${String(kilobytes)})`,
    ]),
  ),
];

const shown = ({ p50, p99 }: Spread): readonly number[] => [p50, p99].map((ms) => Math.round(ms * 10) / 10);
