import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from './event.ts';
import { FREE_TEXTS, isOfRecord, REDACTED, WhoseTexts } from './free-texts.ts';
import { toEntryId } from './ids.ts';
import { happenedUnder } from './recorded/happened.ts';

const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const event = (type: TournamentEvent['type'], fields: object): TournamentEvent => ({ v: 1, type, ...fields }) as never;

describe('what somebody wrote in words of his own', () => {
  it('stands in these places of these events', () => {
    const places = Object.entries(FREE_TEXTS).flatMap(([type, paths]) => paths.map((path) => `${type} ${path}`));
    expect(places).toEqual([
      'EntriesAdded entries.*.club',
      'CheckedIn reason',
      'PersonChanged reason',
      'ClubChanged club',
      'MarkedPresent reason',
      'SeatBlocked label',
      'EntrySeated reason',
      'EntryMoved reason',
      'EntriesSwapped reason',
      'ColourUpBegun reason',
      'ColourUpEnded reason',
      'StacksCounted reason',
      'LastHandsAnnounced reason',
      'DayEnded reason',
      'DayCarried entries.*.club',
      'TableBroken reason',
      'FinalTableFormed reason',
      'StackHandedOn reason',
      'DutyTold duty.club',
      'PlayerDrawn for',
      'ProposalDismissed reason',
      'HaltWaived reason',
      'StackRemoved reason',
      'Noted text',
      'CalledOff reason',
      'RulingRecorded on.reason',
      'RulingRecorded on.instead.text',
      'RulingRecorded on.entry',
      'RulingAppealed why',
      'AppealDecided why',
      'PenaltyGiven penalty.reason',
      'PenaltyGiven penalty.entry',
      'PenaltyEnded reason',
      'Sold reason',
      'SaleReversed reason',
      'BoxOpened name',
      'CashMoved reason',
      'BoxCounted note',
      'PaymentReversed reason',
      'SpecialAwarded reason',
      'MoneyAdded reason',
      'BookedByHand reason',
      'PointsAdjusted reason',
      'HitsAdjusted reason',
      'Settled reason',
    ]);
  });

  it('stands in no event of a night under another name', () => {
    const worded = new Set(['reason', 'text', 'label', 'club']);
    const found = happenedUnder('pvb').flatMap(([, happened]) =>
      happened.flatMap(({ event: { type, ...fields } }) =>
        Object.keys(fields).flatMap((field) => (worded.has(field) ? [`${type} ${field}`] : [])),
      ),
    );
    expect(
      found.filter(
        (place) => !(FREE_TEXTS[place.split(' ')[0] as never] as string[]).includes(place.split(' ')[1] ?? ''),
      ),
    ).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    ['EntriesAdded', { entries: [{ entry: e1 }, { entry: e2 }] }, ['entries', 1, 'club'], [e2]],
    ['ClubChanged', { entry: e1 }, ['club'], [e1]],
    ['StackRemoved', { entry: e1 }, ['reason'], [e1]],
    ['EntryMoved', { moved: { entry: e1 } }, ['reason'], [e1]],
    ['EntriesSwapped', { a: { entry: e1 }, b: { entry: e2 } }, ['reason'], [e1, e2]],
    ['PenaltyGiven', { penalty: { id: 'p', entry: e1 } }, ['penalty', 'reason'], [e1]],
    ['RulingRecorded', { ruling: 'r', on: { entry: e1 } }, ['on', 'reason'], [e1]],
    ['RulingRecorded', { ruling: 'r', on: {} }, ['on', 'reason'], []],
    ['RulingRecorded', { ruling: 'r', on: { entry: REDACTED } }, ['on', 'reason'], []],
    ['Noted', { text: 'x' }, ['text'], []],
    ['TableBroken', { table: 't1' }, ['reason'], []],
  ] as const)('is about whom it names: %s', (type, fields, at, whom) => {
    expect(new WhoseTexts().whose(event(type, fields), at)).toEqual(whom);
  });

  it('is about whom the penalty was given to, or the ruling was made on', () => {
    const texts = new WhoseTexts();
    texts.follow(event('PenaltyGiven', { penalty: { id: 'p', entry: e1 } }));
    texts.follow(event('RulingRecorded', { ruling: 'r', on: { entry: e2 } }));
    expect(texts.whose(event('PenaltyEnded', { penalty: 'p' }), ['reason'])).toEqual([e1]);
    expect(texts.whose(event('RulingAppealed', { ruling: 'r' }), ['why'])).toEqual([e2]);
    expect(texts.whose(event('AppealDecided', { ruling: 'r' }), ['why'])).toEqual([e2]);
    expect(texts.whose(event('AppealDecided', { ruling: 'other' }), ['why'])).toEqual([]);
    expect(texts.whose(event('PenaltyEnded', { penalty: 'other' }), ['reason'])).toEqual([]);
  });

  it('is of a record kept for later nights in penalties and rulings alone', () => {
    expect(Object.keys(FREE_TEXTS).filter(isOfRecord)).toEqual([
      'RulingRecorded',
      'RulingAppealed',
      'AppealDecided',
      'PenaltyGiven',
      'PenaltyEnded',
    ]);
  });
});
