import { toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook, policiesOf } from '@riffle/rulebooks';
import { SEAT_NOS, toSeatNo } from '@riffle/table';
import {
  type EntryId,
  type EntryView,
  minutes,
  type Structure,
  type TableView,
  type TournamentView,
  toBustOutId,
  toEntryId,
  toMillis,
  toTableId,
} from '@riffle/tournament';
import type { Night } from '@riffle/wire';

const FIRST = [
  'Anna',
  'Bernd',
  'Çağla',
  'Dieter',
  'Émile',
  'Frauke',
  'Gökhan',
  'Hanne',
  'Igor',
  'Jana',
  'Karl-Heinz',
  'Łukasz',
  'Maximiliane',
  'Nils',
  'Öznur',
  'Pia',
  'Ronny',
  'Šárka',
  'Tom',
  'Uschi',
];

export const START = toInstant(1_795_285_800_000);

const play = (smallBlind: number, bigBlind: number, ante = 0): Structure[number] => ({
  kind: 'play',
  duration: minutes(20),
  smallBlind: toChips(smallBlind),
  bigBlind: toChips(bigBlind),
  ante: toChips(ante),
  anteForm: ante === 0 ? 'none' : 'bigBlind',
});
export const LEVELS: Structure = [
  play(100, 200),
  play(200, 400, 400),
  play(300, 600, 600),
  { kind: 'break', duration: minutes(15), label: 'Essen' },
  play(500, 1000, 1000),
  play(1000, 2000, 2000),
  { kind: 'break', duration: minutes(10) },
  play(5000, 10_000, 10_000),
];

export type Trial = {
  readonly entries: number;
  readonly out?: number;
  readonly stage: TournamentView['stage'];
  readonly level?: number;
  /** Minutes left of the level at `START`. */
  readonly left?: number;
  readonly paused?: true;
  readonly undrawn?: true;
};

/** A night as the room sees it, made up for trying out. */
export function trialNight({ entries: count, out = 0, stage, level = 1, left = 12, paused, undrawn }: Trial): Night {
  const ids = Array.from({ length: count }, (_, index) => toEntryId(`e${String(index + 1)}`));
  const sitting = undrawn ? [] : ids.slice(0, count - out);
  const tableIds = Array.from({ length: undrawn ? 0 : Math.ceil((count - out) / 9) }, (_, index) =>
    toTableId(`t${String(index + 1)}`),
  );
  const entries: { [id: EntryId]: EntryView } = {};
  for (const [index, id] of ids.entries()) {
    const table = tableIds[index % tableIds.length];
    entries[id] = {
      no: index + 1,
      checkedIn: true,
      ...(index < sitting.length &&
        table !== undefined && { at: { table, seat: toSeatNo(SEAT_NOS[Math.floor(index / tableIds.length)] ?? 1) } }),
      ...(index >= sitting.length && !undrawn && { place: index + 1 }),
      ...(stage === 'over' && index === 0 && { place: 1 }),
      ...(index === 5 && stage === 'play' && { absentSince: START }),
    };
  }
  const tables: { [id: string]: TableView } = Object.fromEntries(
    tableIds.map((id, index) => [
      id,
      {
        name: String(index + 1),
        seats: 9,
        blocked: index === 1 ? { '9': '' } : {},
        breaksAs: tableIds.length - index,
        players: sitting.filter((_, at) => at % tableIds.length === index).length,
        ...(stage === 'play' && { positions: { button: toSeatNo(3) } }),
      },
    ]),
  );
  const book = findRulebook('pvb');
  if (book === undefined) throw new Error('no rulebook to try with');
  const policies = policiesOf(book);
  const [one, two] = ids;
  const [here, there] = tableIds;
  return {
    kind: 'night',
    id: 'n1',
    code: 'K7QX',
    version: 12,
    names: Object.fromEntries(
      ids.map((id, index) => [id, `${FIRST[index % FIRST.length] ?? ''} ${String.fromCharCode(65 + (index % 26))}.`]),
    ),
    view: {
      stage,
      prizes: [40_000, 25_000, 15_000, 10_000].map(toCents),
      setup: {
        name: 'Freitagsturnier im Vereinsheim',
        rulebook: { id: book.id, edition: book.edition },
        game: 'holdem',
        startingStack: toChips(20_000),
        seatsPerTable: 9,
        levels: LEVELS,
        startsAt: START,
        prizes: [40_000, 25_000, 15_000, 10_000].map(toCents),
        currency: 'EUR',
      },
      ...(stage !== 'before' &&
        stage !== 'countdown' && {
          startedAt: START,
          clock: {
            level,
            remaining: toMillis(left * 60_000),
            running: !paused && stage === 'play',
            speed: 1,
            at: START,
          },
        }),
      // biome-ignore lint/suspicious/noThenProperty: the contract's word for what follows the countdown
      ...(stage === 'countdown' && { countdown: { until: toInstant(START + left * 60_000), then: 'start' } }),
      ...(!undrawn && { drawn: true }),
      entries,
      tables,
      bustOuts: ids.slice(undrawn ? count : sitting.length).map((entry, index) => ({
        id: toBustOutId(`b${String(index)}`),
        at: toInstant(START + index * 60_000),
        level: 0,
        out: [{ entry, place: count - index, by: [] }],
      })),
      moves:
        stage === 'play' && one !== undefined && two !== undefined && here !== undefined && there !== undefined
          ? [
              { entry: one, from: { table: there, seat: 4 }, fromName: '2', to: { table: here, seat: 1 }, toName: '1' },
              {
                entry: two,
                from: { table: here, seat: 8 },
                fromName: '1',
                to: { table: there, seat: 1 },
                toName: '2',
                waitsOneHand: true,
              },
            ]
          : [],
      figures: {
        entries: count,
        left: count - out,
        out,
        checkedIn: count,
        chips: toChips(count * 20_000),
        ...(count > out && { averageStack: toChips(Math.floor((count * 20_000) / (count - out))) }),
      },
      rules: {
        handStart: policies['dealing.handStart'],
        levelChange: policies['timing.levelChange'],
        atSeat: policies['presence.atSeatMoment'],
      },
    },
  };
}
