import { describe, expect, it } from 'vitest';
import { owedBy } from './accounts.ts';
import type { LeagueCommand } from './command.ts';
import { licenceStatus } from './licence-status.ts';
import { ACCEPTS, after, applied, at, opened, person, refused, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
const base = after(
  opened,
  { type: 'AdmitClub', club: 'A', name: 'PC A', registerNumber: '123' },
  {
    type: 'NoteOfficer',
    club: 'A',
    role: 'chairman',
    person: person('chair'),
    since: '2010-06-01',
    told: '2010-06-05',
  },
);
const before = after(base, applied('A', '1'));
const paid = after(before, { type: 'TakePayment', club: 'A', cents: 270_00, on: '2011-02-08' });
const marked = after(
  paid,
  ...Array.from(
    { length: 10 },
    (_, nth): LeagueCommand => ({
      type: 'MarkCriterion',
      club: 'A',
      division: '1',
      criterion: `5.3.${String(nth + 1)}`,
      met: true,
      on: '2011-02-05',
    }),
  ),
);
const of = { club: 'A', division: '1' };
const granted = after(marked, { type: 'DecideLicence', ...of, granted: true, on: '2011-02-15' });
const received = after(granted, { type: 'NoteDecisionReceived', ...of, on: '2011-02-18' });
const revoke = (on: string, signedBy = 'chair'): LeagueCommand => ({
  ...{ type: 'RevokeApplication', ...of, on, signedBy: person(signedBy) },
});
const status = (state: typeof base) => {
  const [licence] = state.licences;
  return licence && licenceStatus(state, profile, licence);
};

describe('a club applies for a licence', () => {
  it('[oepbl:5.2.1 application] for one division, with its documents and the confirmation', () => {
    expect(status(before)).toBe('waitsForFee');
    expect(refused(base, { ...applied('A', '3') })).toEqual({ code: 'no-such', what: 'division' });
    expect(refused(before, applied('A', '1'))).toMatchObject({ code: 'there-already' });
  });

  it('[oepbl:1.1 register number] with a number in the register of associations', () => {
    const none = after(opened, { type: 'AdmitClub', club: 'A', name: 'PC A' });
    expect(refused(none, applied('A', '1'))).toEqual({
      ...{ code: 'register-number-missing', rules: ['oepbl:1.1 register number'] },
    });
  });

  it('[oepbl:1.7 registration] until the closing day, and later with a reason alone', () => {
    if (opened.setup === undefined) throw new Error('not open');
    const closes = (day: string) => ({ ...base, setup: { ...setup, applyUntil: day } });
    expect(after(closes('2011-02-01'), applied('A', '1')).licences).toHaveLength(1);
    expect(refused(closes('2011-01-31'), applied('A', '1'))).toEqual({
      code: 'too-late-to-apply',
      until: '2011-01-31',
    });
    const late = { ...applied('A', '1'), reason: 'the post was late' } as LeagueCommand;
    expect(after(closes('2011-01-31'), late).licences).toHaveLength(1);
  });

  const accepting = (...accepts: readonly string[]) => ({ ...applied('A', '1'), accepts }) as LeagueCommand;
  const without = (...names: readonly string[]) => accepting(...ACCEPTS.filter((one) => !names.includes(one)));

  it('[oepbl:1.2] not without saying that its members keep to the regulation and can play; that is kept with its day', () => {
    expect(refused(base, without('membersKeepToIt'))).toEqual({
      ...{ code: 'not-accepted', lacking: ['membersKeepToIt'], rules: ['oepbl:1.2'] },
    });
    expect(refused(base, { ...applied('A', '1'), confirmed: false } as LeagueCommand)).toEqual({
      code: 'not-confirmed',
    });
    const own = view(before, { club: 'A' }).own?.licences[0];
    expect([own?.applied, own?.accepts.includes('membersKeepToIt')]).toEqual(['2011-02-01', true]);
  });

  it('[oepbl:1.3] not with the statutes of one association alone', () => {
    for (const lacking of ['statutesOepbl', 'statutesApsa'])
      expect(refused(base, without(lacking))).toEqual({
        ...{ code: 'not-accepted', lacking: [lacking], rules: ['oepbl:1.3'] },
      });
    expect(before.licences[0]?.accepts).toEqual(expect.arrayContaining(['statutesOepbl', 'statutesApsa']));
  });

  it('[oepbl:5.3.9] not without the guidelines of the associations and their sanctions', () => {
    expect(refused(base, without('guidelinesAndSanctions'))).toEqual({
      ...{ code: 'not-accepted', lacking: ['guidelinesAndSanctions'], rules: ['oepbl:5.3.9'] },
    });
    expect(before.licences[0]?.accepts).toContain('guidelinesAndSanctions');
  });

  it('[oepbl:5.2.1 register extract] with an extract of 28 days, not of 29', () => {
    const dated = (day: string): LeagueCommand => ({
      ...{ type: 'ApplyForLicence', ...of, on: '2011-02-11', confirmed: true, accepts: ACCEPTS },
      documents: [{ name: 'registerExtract', dated: day, original: true }],
    });
    expect(after(base, dated('2011-01-14')).licences).toHaveLength(1);
    expect(refused(base, dated('2011-01-13'))).toMatchObject({
      ...{ code: 'document-too-old', days: 29, most: 28 },
      rules: ['oepbl:5.2.1 register extract', 'oepbl:5.2.2'],
    });
  });

  it('[oepbl:5.2.2] with the original, not a scan', () => {
    const scan: LeagueCommand = {
      ...{ type: 'ApplyForLicence', ...of, on: '2011-02-11', confirmed: true, accepts: ACCEPTS },
      documents: [{ name: 'registerExtract', dated: '2011-02-01', original: false }],
    };
    expect(refused(base, scan)).toMatchObject({ code: 'document-not-original' });
  });
});

describe('a decision on a licence', () => {
  it('[oepbl:5.3.5 first instalment] waits for half of the fee, due a week after the application came', () => {
    const first = (state: typeof base) =>
      view(state, 'office').own?.charges.find(({ division, part }) => division === '1' && part === 1);
    expect(first(before)).toMatchObject({ cents: 270_00, due: '2011-02-08' });
    const below = view(after(base, applied('A', '2')), 'office').own?.charges[0];
    expect(below).toMatchObject({ cents: 180_00, part: 1, due: '2011-02-08' });
    const done = (state: typeof base) =>
      view(state, 'office').own?.deadlines.find(({ id }) => id === 'instalment A 1 1 2011-02-08')?.done;
    const pay = (cents: number): LeagueCommand => ({ type: 'TakePayment', club: 'A', cents, on: '2011-02-08' });
    expect([done(before), done(after(before, pay(200_00))), done(after(before, pay(270_00)))]).toEqual([
      false,
      false,
      true,
    ]);
    // the day ends at midnight in Vienna, and with it the week
    const pass: LeagueCommand = { type: 'PassDeadline', deadline: 'instalment A 1 1 2011-02-08' };
    expect(refused(before, pass, at('2011-02-08', -12 * 60))).toEqual({ code: 'deadline-not-passed' });
    expect(after(before, [pass, at('2011-02-08', -13 * 60)]).passed).toMatchObject([{ what: 'instalment', club: 'A' }]);
  });

  it('[oepbl:5.2.3] is not worked on before the first part of the fee is there', () => {
    const decide: LeagueCommand = { type: 'DecideLicence', ...of, granted: true, on: '2011-02-15' };
    expect(refused(before, decide)).toMatchObject({ code: 'first-part-unpaid', cents: 270_00, rules: ['oepbl:5.2.3'] });
    const part = after(before, { type: 'TakePayment', club: 'A', cents: 200_00, on: '2011-02-06' });
    expect(refused(part, decide)).toMatchObject({ code: 'first-part-unpaid' });
    expect([status(part), status(paid)]).toEqual(['waitsForFee', 'inProcess']);
    const early = { ...decide, on: '2011-02-07' } as LeagueCommand;
    expect(refused(marked, early)).toMatchObject({ code: 'first-part-unpaid' });
  });

  it('[oepbl:5.4.1] follows the list of criteria, and otherwise has a reason', () => {
    expect(refused(paid, { type: 'DecideLicence', ...of, granted: true, on: '2011-02-15' })).toMatchObject({
      code: 'against-criteria',
      unmet: ['5.3.1', '5.3.2', '5.3.3', '5.3.4', '5.3.5', '5.3.6', '5.3.7', '5.3.8', '5.3.9', '5.3.10'],
    });
    const anyway = { type: 'DecideLicence', ...of, granted: true, on: '2011-02-15', reason: 'promised' } as const;
    expect(status(after(paid, anyway))).toBe('posted');
  });

  it.each(['5.3.2', '5.3.3', '5.3.4', '5.3.6', '5.3.7', '5.3.8'])(
    '[oepbl:%s] keeps each item of the list as somebody marked it, with its day',
    (criterion) => {
      const mark = (met: boolean, on: string): LeagueCommand => ({ type: 'MarkCriterion', ...of, criterion, met, on });
      const open = (state: typeof base) => view(state, 'office').own?.licences[0]?.unmet;
      const unmarked = after(marked, mark(false, '2011-05-01'));
      expect(unmarked.licences[0]?.criteria[criterion]).toEqual({ met: false, on: '2011-05-01' });
      expect([open(marked), open(unmarked)]).toEqual([[], [criterion]]);
      expect(refused(marked, mark(true, '2011-05-01'))).toEqual({ code: 'nothing-changes' });
    },
  );

  it('[oepbl:5.2.2 (second)] has the whole list before it from the day of the application: what nobody marked is not met', () => {
    const unmet = (state: typeof base) => view(state, { club: 'A' }).own?.licences[0]?.unmet;
    expect(unmet(before)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth) => `5.3.${String(nth)}`));
    const one: LeagueCommand = { type: 'MarkCriterion', ...of, criterion: '5.3.7', met: true, on: '2011-02-10' };
    expect(unmet(after(before, one))).not.toContain('5.3.7');
    expect(unmet(after(before, one))).toHaveLength(9);
  });

  it('[oepbl:5.5.0] leaves a licence valid whose criterion is no longer met, shows that, and the office may act on it', () => {
    const unmet = after(received, { type: 'MarkCriterion', ...of, criterion: '5.3.7', met: false, on: '2011-05-01' });
    expect(view(received, { club: 'A' }).own?.licences[0]).toMatchObject({ status: 'valid', unmet: [] });
    expect(view(unmet, { club: 'A' }).own?.licences[0]).toMatchObject({ status: 'valid', unmet: ['5.3.7'] });
    const withdraw = { type: 'WithdrawLicence', ...of, on: '2011-05-10', reason: 'no dealer' } as const;
    expect(status(after(unmet, withdraw))).toBe('withdrawn');
    const warn: LeagueCommand = {
      type: 'Impose',
      entry: { id: 'w', club: 'A', what: 'warning', on: '2011-05-10', reason: 'no dealer' },
    };
    expect(status(after(unmet, warn))).toBe('valid');
  });

  it('[oepbl:5.4.2] is made for each division by itself', () => {
    const second = after(after(marked, applied('A', '2')), {
      type: 'TakePayment',
      club: 'A',
      cents: 180_00,
      on: '2011-02-08',
    });
    const two = after(
      second,
      { type: 'DecideLicence', ...of, granted: true, on: '2011-02-15' },
      { type: 'DecideLicence', club: 'A', division: '2', granted: false, on: '2011-02-15' },
    );
    expect(two.licences.map(({ division, decided }) => [division, decided?.granted])).toEqual([
      ['1', true],
      ['2', false],
    ]);
  });

  it('[oepbl:1.7 refusal] may be a refusal without a reason, though everything is met', () => {
    const no = after(marked, { type: 'DecideLicence', ...of, granted: false, on: '2011-02-15' });
    expect(status(no)).toBe('refused');
  });

  it('[oepbl:5.1.3] is written, and an objection to it is kept and changes nothing', () => {
    const no = after(marked, { type: 'DecideLicence', ...of, granted: false, on: '2011-02-15' });
    const objects: LeagueCommand = { type: 'ObjectToDecision', ...of, on: '2011-02-20' };
    const kept = after(no, objects);
    expect([status(kept), kept.licences[0]?.objection]).toEqual(['refused', '2011-02-20']);
    expect(refused(kept, objects)).toEqual({ code: 'appealed-already' });
    expect(refused(marked, objects)).toEqual({ code: 'not-decided' });
  });

  it('[oepbl:5.4.5] is sent, and the day on which it was and the day on which it came are both kept', () => {
    const decided = view(received, { club: 'A' }).own?.licences[0]?.decided;
    expect(decided).toEqual({ granted: true, on: '2011-02-15', received: '2011-02-18' });
    expect(view(granted, { club: 'A' }).own?.licences[0]?.decided).not.toHaveProperty('received');
  });

  it('[oepbl:5.4.4 exclusion] refused: no other application for it in this season', () => {
    const no = after(paid, { type: 'DecideLicence', ...of, granted: false, on: '2011-02-15' });
    expect(refused(no, applied('A', '1'))).toEqual({ code: 'refused-this-season', rules: ['oepbl:5.4.4 exclusion'] });
    expect(after(no, applied('A', '2')).licences).toHaveLength(2);
  });

  it('[oepbl:5.4.4 refund] refused: what was paid goes back, and no cent more', () => {
    const no = after(paid, { type: 'DecideLicence', ...of, granted: false, on: '2011-02-15' });
    expect(owedBy(no, profile, 'A')).toBe(-270_00);
    expect(refused(no, { type: 'PayBack', club: 'A', cents: 270_01, on: '2011-03-01' })).toEqual({
      ...{ code: 'nothing-owed-back', credit: 270_00 },
    });
    const back = after(no, { type: 'PayBack', club: 'A', cents: 270_00, on: '2011-03-01' });
    expect(owedBy(back, profile, 'A')).toBe(0);
  });
});

describe('an application is revoked', () => {
  it('[oepbl:5.2.6 revocation] until the club has the decision in hands', () => {
    expect(status(after(granted, revoke('2011-02-17')))).toBe('revoked');
    expect(refused(received, revoke('2011-02-19'))).toEqual({
      ...{ code: 'decision-received', on: '2011-02-18', rules: ['oepbl:5.2.6 revocation'] },
    });
  });

  it('[oepbl:5.2.6 refund] and what was paid goes back, all of it', () => {
    const signed = revoke('2011-02-15');
    expect(owedBy(after(paid, signed), profile, 'A')).toBe(-270_00);
    expect(owedBy(after(before, signed), profile, 'A')).toBe(0);
    const back: LeagueCommand = { type: 'PayBack', club: 'A', cents: 270_00, on: '2011-03-01' };
    expect(owedBy(after(paid, signed, back), profile, 'A')).toBe(0);
  });

  it('[oepbl:5.2.6 form] signed by somebody who speaks for the club, and for good: only another application helps', () => {
    expect(refused(paid, revoke('2011-02-15', 'A-1'))).toEqual({ code: 'not-signed', rules: ['oepbl:5.2.6 form'] });
    expect(refused(paid, { type: 'RevokeApplication', ...of, on: '2011-02-15' })).toMatchObject({ code: 'not-signed' });
    expect(after(paid, revoke('2011-02-15')).licences[0]?.revokedBy).toBe('chair');
    const revoked = after(paid, revoke('2011-02-15'));
    expect(refused(revoked, revoke('2011-02-16'))).toEqual({
      code: 'revoked-already',
    });
    expect(after(revoked, applied('A', '1')).licences).toHaveLength(1);
  });
});

describe('what a licence costs', () => {
  it('[oepbl:5.3.5 fee] 540 euros above, 360 below, both for a team in each', () => {
    expect(owedBy(before, profile, 'A')).toBe(540_00);
    expect(owedBy(after(base, applied('A', '2')), profile, 'A')).toBe(360_00);
    expect(owedBy(after(before, applied('A', '2')), profile, 'A')).toBe(900_00);
  });

  it('[oepbl:5.3.5 account] to the association’s account in two halves, both settled by one payment of all of it', () => {
    const account = view(before, { club: 'A' }).regulation?.answers['licence.payTo']?.value;
    expect(account).toMatchObject({ is: 'account', name: 'Austrian Pokersport Association', number: '9300401' });
    const settled = (state: typeof base) =>
      view(state, 'office')
        .own?.deadlines.filter(({ what }) => what === 'instalment')
        .map(({ done }) => done);
    const pay = (cents: number): LeagueCommand => ({ type: 'TakePayment', club: 'A', cents, on: '2011-02-05' });
    expect([settled(before), settled(after(before, pay(270_00)))]).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(settled(after(before, pay(270_00), pay(270_00)))).toEqual([true, true]);
    expect(settled(after(before, pay(540_00)))).toEqual([true, true]);
  });

  const withdrawn = (state: typeof base, on: string) =>
    after(state, { type: 'WithdrawLicence', ...of, on, reason: 'no chairman' });
  const nothingBack = (state: typeof base) =>
    expect(refused(state, { type: 'PayBack', club: 'A', cents: 1, on: '2011-12-01' })).toMatchObject({ credit: 0 });

  it('[oepbl:5.5.4 fees until round four] withdrawn by then: the first half stays, and the second is due all the same', () => {
    const gone = withdrawn(received, '2011-05-01');
    expect(owedBy(gone, profile, 'A')).toBe(270_00);
    nothingBack(gone);
    const all = after(received, { type: 'TakePayment', club: 'A', cents: 270_00, on: '2011-05-01' });
    expect(owedBy(withdrawn(all, '2011-06-11'), profile, 'A')).toBe(0);
  });

  it('[oepbl:5.5.4 fees after round four] withdrawn later: nothing of the whole fee comes back, and what is open stays due', () => {
    const all = after(received, { type: 'TakePayment', club: 'A', cents: 270_00, on: '2011-06-01' });
    const gone = withdrawn(all, '2011-09-20');
    expect(owedBy(gone, profile, 'A')).toBe(0);
    nothingBack(gone);
    expect(owedBy(withdrawn(received, '2011-09-20'), profile, 'A')).toBe(270_00);
  });

  it('[oepbl:5.5.4 withdrawal] has a reason', () => {
    expect(refused(received, { type: 'WithdrawLicence', ...of, on: '2011-05-01', reason: ' ' })).toEqual({
      code: 'reason-needed',
    });
    expect(refused(paid, { type: 'WithdrawLicence', ...of, on: '2011-05-01', reason: 'why' })).toEqual({
      code: 'not-granted',
    });
  });
});
