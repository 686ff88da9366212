import { toCents } from '../cents.ts';
import type { PlacesPlan, PrizePlan, PrizeRow, Rounding, TableStep } from './prize-plan.ts';

/** Plans that clubs know by a name. */
export const READY_PLANS = [
  'clubTable',
  'tenPercent',
  'fifteenPercent',
  'twentyPercent',
  'winnerTakesAll',
  'topTwo',
  'topThree',
  'topFive',
] as const;
export type ReadyPlan = (typeof READY_PLANS)[number];

const shares = (...parts: readonly number[]): readonly PrizeRow[] => parts.map((share) => ({ share }));
const times = (places: number, share: number): readonly number[] => Array.from({ length: places }, () => share);
const list = (...parts: readonly number[]): PlacesPlan => ({ by: 'list', rows: shares(...parts) });
const fieldPaid = (field: number): PlacesPlan => ({ by: 'curve', shape: 'power', steepness: 100, field, bands: true });

/** About every sixth is paid at a table or two, every tenth in a large field. */
const CLUB_TABLE: readonly TableStep[] = [
  { from: 2, rows: shares(1000) },
  { from: 5, rows: shares(650, 350) },
  { from: 8, rows: shares(500, 300, 200) },
  { from: 21, rows: shares(400, 250, 200, 150) },
  { from: 31, rows: shares(380, 220, 170, 130, 100) },
  { from: 41, rows: shares(330, 220, 160, 120, 100, 70) },
  { from: 51, rows: shares(310, 200, 145, 110, 90, 75, 70) },
  { from: 61, rows: shares(290, 185, 130, 100, 80, 65, 55, 50, 45) },
  { from: 81, rows: shares(280, 180, 130, 100, 80, 65, 50, 45, 40, 30) },
  { from: 101, rows: shares(291, 147, 100, 76, 61, 51, 44, 39, 35, ...times(3, 29), ...times(3, 23)) },
  { from: 151, rows: shares(275, 139, 94, 72, 58, 49, 42, 37, 33, ...times(3, 27), ...times(3, 22), ...times(3, 18)) },
  {
    from: 201,
    rows: shares(
      251,
      123,
      84,
      64,
      51,
      43,
      37,
      33,
      29,
      ...times(3, 24),
      ...times(3, 19),
      ...times(3, 16),
      ...times(9, 12),
    ),
  },
  {
    from: 301,
    rows: shares(
      ...[231, 108, 73, 56, 45, 38, 32, 29, 25],
      ...[...times(3, 21), ...times(3, 17), ...times(3, 14), ...times(9, 10), ...times(9, 7), ...times(9, 6)],
    ),
  },
];

const PLACES: { readonly [P in ReadyPlan]: PlacesPlan } = {
  clubTable: { by: 'table', steps: CLUB_TABLE },
  tenPercent: fieldPaid(100),
  fifteenPercent: fieldPaid(150),
  twentyPercent: fieldPaid(200),
  winnerTakesAll: list(1000),
  topTwo: list(650, 350),
  topThree: list(500, 300, 200),
  topFive: list(380, 220, 170, 130, 100),
};

/** Notes, no coins. */
const TO_FIVE: Rounding = { unit: toCents(500), leftOver: 'spread' };

export const readyPlan = (name: ReadyPlan): PrizePlan => ({ places: PLACES[name], rounding: TO_FIVE });
