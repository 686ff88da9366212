import type { EveningReport } from '@riffle/cardroom';
import { toCents } from '@riffle/money';
import { expect, it } from 'vitest';
import { ofRoomReport } from '../words/en/for-room-report.ts';
import { dealerRowsOf, figuresOf, linesOf, moneyOf, rowsOf } from './report-rows.ts';

const words = ofRoomReport.roomReport;
const none = { count: 0, median: 0, longest: 0 };
const report = {
  ...{ from: 0, to: 5_400_000, guests: 3, hands: 7 },
  hours: [
    { from: 0, tables: 1, seated: 5, waiting: 2, hands: 7, waits: { count: 2, median: 330_000, longest: 600_000 } },
    { from: 3_600_000, tables: 2, seated: 8, waiting: 0, hands: 0, waits: none },
  ],
  waits: { count: 2, median: 330_000, longest: 600_000 },
  calls: { made: 2, lapsed: 0, givenUp: 1, otherwise: 0 },
  seats: { list: 2, new: 0, reservation: 0, lent: 0 },
  moves: { seatChange: 0, tableChange: 0, balance: 0, mustMove: 0 },
  breaks: { pause: 0, restaurant: 0, released: 0 },
  reservations: { made: 0, came: 0, lapsed: 0 },
  pushes: { made: 0, otherwise: 0, owed: 0 },
  dealers: [{ dealer: 'd1', came: 0, worked: 5_400_000, dealt: 3_600_000, tables: 2, hands: 7 }],
  money: { rake: toCents(700), buyIn: toCents(50_000), counted: toCents(3) },
} as unknown as EveningReport;

it('names what happened and nothing that did not', () => {
  expect(figuresOf(report)).toEqual([
    { key: 'called', count: 2 },
    { key: 'givenUp', count: 1 },
  ]);
  expect(moneyOf(report, words.moved)).toEqual([
    { what: 'buyIn', amount: 50_000 },
    { what: 'rake', amount: 700 },
  ]);
});

it('is a row for each hour and one for the evening, without a wait where nobody waited', () => {
  expect(rowsOf(report, words, String).slice(1)).toEqual([
    ['0', '1', '5', '2', '2', '6', '10', '7'],
    ['3600000', '2', '8', '0', '0', '', '', '0'],
    ['Evening', '', '', '', '2', '6', '10', '7'],
  ]);
});

it('has a row for each dealer, without an end where the shift goes on', () => {
  expect(dealerRowsOf(report, (id) => `Dealer ${id}`, String)).toEqual([['Dealer d1', '0', '', '90', '60', '2', '7']]);
});

it('is drawn to the end of the evening', () => {
  expect(linesOf(report).seated.points).toEqual([
    { at: 0, y: 5 },
    { at: 3_600_000, y: 8 },
    { at: 5_400_000, y: 8 },
  ]);
});
