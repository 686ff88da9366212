import type { TournamentEvent } from '../event.ts';
import { halts, proposals } from '../seating/index.ts';
import type { Stacks } from '../simulation/index.ts';
import type { NightPlan } from '../simulation/night-plan.ts';
import { playNight } from '../simulation/play-night.ts';
import type { Tournament } from '../state.ts';
import { rulebookNamed } from './books.ts';
import { fieldsTold, told } from './told.ts';

/** When simulated nights begin. */
const BEGIN = 1_767_290_400_000;

type Plan = Omit<NightPlan, 'rulebook'> & { readonly book: string };

/** Small ones, so that every step of them can be read: under each rulebook, on each occasion, with each game. */
export const PLANS: readonly Plan[] = [
  { book: 'pvb', players: 14, seatsPerTable: 5, seed: '24' },
  { book: 'pvb', players: 22, seatsPerTable: 5, seed: '11' },
  { book: 'pvb/leagueDay', players: 14, seatsPerTable: 5, seed: '14' },
  { book: 'pvb', game: 'omaha', players: 14, seatsPerTable: 4, seed: '1' },
  { book: 'bdpv', players: 22, seatsPerTable: 4, seed: '19' },
  { book: 'gcb', players: 14, seatsPerTable: 4, seed: '1' },
  { book: 'gcb', players: 12, tables: 3, seed: 'tuesday' },
  { book: 'gcb', game: 'stud', players: 9, seatsPerTable: 4, seed: '13' },
  { book: 'oepbl', players: 9, seatsPerTable: 5, seed: '6' },
  { book: 'oepbl', players: 22, seatsPerTable: 5, seed: '2' },
  { book: 'oepbl/sitAndGo', players: 14, seatsPerTable: 4, seed: '23' },
  { book: 'tda55', players: 9, seatsPerTable: 5, seed: '6' },
  { book: 'tda55', players: 22, seatsPerTable: 5, seed: '20' },
  { book: 'tda55', players: 30, seed: 'july' },
  { book: 'gcb', players: 13, tables: 1, seed: 'one' },
  { book: 'oepbl', players: 10, seatsPerTable: 4, seed: 'ten' },
  { book: 'lots', players: 22, seatsPerTable: 4, seed: '1' },
  { book: 'lots', game: 'stud', players: 16, seatsPerTable: 4, seed: '2' },
  { book: 'positions', players: 20, seatsPerTable: 5, seed: '3' },
  { book: 'positions', players: 24, seatsPerTable: 6, seed: '4' },
  { book: 'tda55', players: 14, seatsPerTable: 5, seed: 'counted', counts: true },
  { book: 'gcb', players: 16, seatsPerTable: 4, seed: 'counted', counts: true, races: true },
  {
    book: 'tda55',
    players: 14,
    seatsPerTable: 4,
    seed: 'day',
    counts: true,
    penalties: true,
    day: { through: 3, with: 6 },
  },
];

export const nameOf = ({ book, game, players, seatsPerTable, tables, seed, races }: Plan): string =>
  [
    book,
    ...(game === undefined ? [] : [game]),
    `${String(players)} players`,
    ...(tables === undefined ? [] : [`${String(tables)} tables`]),
    ...(seatsPerTable === undefined ? [] : [`${String(seatsPerTable)} seats`]),
    seed,
    ...(races ? ['raced'] : []),
  ].join(', ');

/** A night as it went, step by step: what was asked, what happened, what was proposed then, who had how many chips. */
export function nightTold({ book, ...plan }: Plan): readonly string[] {
  const lines: string[] = [];
  let open = '';
  const night = playNight(
    { ...plan, rulebook: rulebookNamed(book) },
    {
      onStep: ({ kind, command, history, stacks }) => {
        const { at = BEGIN, events = [] } = history.commits.at(-1) ?? {};
        lines.push(`${told(at, BEGIN)} ${kind === 'done' ? '' : `${kind} `}${command.type}`);
        if (kind === 'done') lines.push(...events.map((event) => `  ${eventTold(event)}`));
        if (command.type === 'BustOut' || command.type === 'RemoveStack') lines.push(`  chips ${chipsTold(stacks)}`);
        const now = openTold(history.state).join('\n');
        if (now !== open) lines.push(...openTold(history.state));
        open = now;
      },
    },
  );
  const { places, turnedAway, history: _, ...counts } = night;
  return [
    ...lines,
    ...places.map(({ player, ...place }) => `${player} ${fieldsTold(Object.entries(place), BEGIN)}`),
    ...turnedAway.map((player) => `${player} turned away`),
    fieldsTold(Object.entries(counts), BEGIN),
  ];
}

function eventTold(event: TournamentEvent): string {
  const { type, v: _, ...rest } = event;
  if (event.type !== 'Created') return `${type} ${fieldsTold(Object.entries(rest), BEGIN)}`;
  const { name, game, seatsPerTable, startingStack, lateEntryThrough = 0 } = event.setup;
  return `Created ${fieldsTold(Object.entries({ name, game, seatsPerTable, startingStack, lateEntryThrough }), BEGIN)}`;
}

/** What is proposed, and where play halts. */
const openTold = (state: Tournament): readonly string[] => [
  ...proposals(state).map(({ kind, ...proposal }) => `  ? ${kind} ${fieldsTold(Object.entries(proposal), BEGIN)}`),
  ...Object.entries(halts(state)).map(([table, because]) => `  halt ${table} ${told(because, BEGIN)}`),
];

const chipsTold = (stacks: Stacks): string =>
  [...stacks].flatMap(([entry, chips]) => (chips === 0 ? [] : [`${entry}:${String(chips)}`])).join(' ');
