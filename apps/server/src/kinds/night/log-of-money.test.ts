import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import {
  type TournamentCommand,
  toBoxId,
  toBustOutId,
  toEntryId,
  toPaymentId,
  toProfileId,
  toSaleId,
} from '@riffle/tournament';
import type { LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('what the log says of money', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  const box = toBoxId('box-at-the-bar');
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
    const profiles = (['entry', 'rebuy'] as const).map((kind) => ({
      ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(10_000) },
      parts: [{ for: 'prizes', amount: toCents(2_000) } as const],
    }));
    const rulebook = { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' };
    night = await openNight(club.owner, aSetup({ rulebook, money: { profiles } }));
  });
  afterEach(() => club.close());
  const all = async (...commands: readonly TournamentCommand[]) => {
    for (const command of commands) expect((await night.command(command)).statusCode, command.type).toBe(200);
  };
  const log = async (language: 'de' | 'en') => {
    const lines = (await club.owner.get(`/api/night/${night.id}/log?lang=${language}`)).json<LogLine[]>();
    return lines.map(({ text }) => text.replaceAll('\u00a0', ' '));
  };

  it('names the box that was counted and what is wrong with it, and what was reversed', async () => {
    await enter(club.owner, night, ['Anna Adler']);
    const [entry = toEntryId('')] = Object.keys((await night.document()).view.entries).map(toEntryId);
    const sale = (await night.document()).view.money?.books?.sales[0]?.id ?? toSaleId('');
    const payment = toPaymentId('payment-1');
    const amounts = [{ entry, amount: toCents(2_000) }];
    await all(
      { type: 'OpenBox', box, name: 'Tresen', float: toCents(10_000) },
      { type: 'OpenBox', box: toBoxId('box-at-the-door'), name: 'Tür', float: toCents(5_000) },
      { type: 'TakeMoney', payment, box, means: 'cash', amounts },
      { type: 'ReversePayment', payment, reason: 'Karte gemeint' },
      { type: 'MoveCash', box, amount: toCents(-1_000), reason: 'Tresor' },
      { type: 'ReverseSale', sale, reason: 'kommt nicht' },
      { type: 'CountBox', box, cash: toCents(8_000), card: toCents(500) },
      { type: 'CountBox', box: toBoxId('box-at-the-door'), cash: toCents(5_000), card: toCents(0), note: 'Eva' },
    );
    const de = await log('de');
    expect(de.slice(-5)).toEqual([
      'Zahlung für Anna Adler (20 € bar) gegengebucht. Grund: Karte gemeint',
      '10 € aus der Kasse „Tresen“ entnommen. Grund: Tresor',
      'Startplatz „entry“ von Anna Adler storniert. Grund: kommt nicht',
      'Kasse „Tresen“ gezählt: 80 € bar, 5 € mit Karte. Differenz: −10 € bar, +5 € mit Karte.',
      'Kasse „Tür“ gezählt: 50 € bar, 0 € mit Karte. Sie stimmt. Eva',
    ]);
    const en = await log('en');
    expect(en.slice(-5)).toEqual([
      'Payment for Anna Adler (€20 in cash) reversed. Reason: Karte gemeint',
      '€10 taken out of cash box “Tresen”. Reason: Tresor',
      'Entry “entry” of Anna Adler reversed. Reason: kommt nicht',
      'Cash box “Tresen” counted: €80 in cash, €5 by card. Difference: −€10 in cash, +€5 by card.',
      'Cash box “Tür” counted: €50 in cash, €0 by card. It is right. Eva',
    ]);
    // a cashier is told of no box of others
    const kim = await club.member('Kim', 'cashier');
    expect((await kim.get(`/api/night/${night.id}/log`)).body).not.toMatch(/gezählt|Tresen|Tür|Differenz/);
  });

  it('tells two who are called the same apart by the numbers of their entries', async () => {
    await enter(club.owner, night, ['Hans Meier', 'Ben Bach', 'Hans Meier']);
    const { entries } = (await night.document()).view;
    const [first = toEntryId(''), , twin = toEntryId('')] = Object.keys(entries).map(toEntryId);
    await all(
      { type: 'CheckIn', entries: Object.keys(entries).map(toEntryId) },
      { type: 'DrawSeats' },
      { type: 'StartClock' },
    );
    await all({ type: 'BustOut', bustOut: toBustOutId('hand-number-1'), out: [{ entry: twin, by: [first] }] });
    expect((await log('de')).at(-1)).toContain('Hans Meier (Nr. 3) durch Hans Meier (Nr. 1)');
    expect((await log('en')).at(-1)).toContain('Hans Meier (no. 3) by Hans Meier (no. 1)');
  });
});
