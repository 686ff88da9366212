import { describe, expect, it } from 'vitest';
import { owedBy } from './accounts.ts';
import type { LeagueCommand } from './command.ts';
import { licenceStatus } from './licence-status.ts';
import { after, applied, club, opened, refused, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
const base = after(opened, { type: 'AdmitClub', club: 'A', name: 'PC A', registerNumber: '123' });
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

  it('[oepbl:1.2] [oepbl:1.3] [oepbl:5.3.9] not without accepting regulation and statutes', () => {
    expect(refused(base, { ...applied('A', '1'), confirmed: false } as LeagueCommand)).toEqual({
      code: 'not-confirmed',
    });
  });

  it('[oepbl:5.2.1 register extract] with an extract of 28 days, not of 29', () => {
    const dated = (day: string): LeagueCommand => ({
      ...{ type: 'ApplyForLicence', ...of, on: '2011-02-11', confirmed: true },
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
      ...{ type: 'ApplyForLicence', ...of, on: '2011-02-11', confirmed: true },
      documents: [{ name: 'registerExtract', dated: '2011-02-01', original: false }],
    };
    expect(refused(base, scan)).toMatchObject({ code: 'document-not-original' });
  });
});

describe('a decision on a licence', () => {
  it('[oepbl:5.2.3] [oepbl:5.3.5 first instalment] is not made before the first part of the fee is there', () => {
    const decide: LeagueCommand = { type: 'DecideLicence', ...of, granted: true, on: '2011-02-15' };
    expect(refused(before, decide)).toMatchObject({ code: 'first-part-unpaid', cents: 270_00, rules: ['oepbl:5.2.3'] });
    const part = after(before, { type: 'TakePayment', club: 'A', cents: 200_00, on: '2011-02-06' });
    expect(refused(part, decide)).toMatchObject({ code: 'first-part-unpaid' });
    expect(status(paid)).toBe('inProcess');
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

  it('[oepbl:5.2.2 (second)] [oepbl:5.5.0] shows what is not met, before the decision and after it, and takes no licence by itself', () => {
    const unmet = after(received, { type: 'MarkCriterion', ...of, criterion: '5.3.7', met: false, on: '2011-05-01' });
    expect(view(unmet, { club: 'A' }).own?.licences[0]).toMatchObject({ status: 'valid', unmet: ['5.3.7'] });
    expect(view(paid, 'office').own?.licences[0]?.unmet).toHaveLength(10);
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

  it('[oepbl:5.4.3] [oepbl:5.4.5] counts from the day on which the club has it', () => {
    expect([status(granted), status(received)]).toEqual(['posted', 'valid']);
  });

  it('[oepbl:5.4.4 exclusion] [oepbl:5.4.4 refund] refused: what was paid goes back, and nothing more in this season', () => {
    const no = after(paid, { type: 'DecideLicence', ...of, granted: false, on: '2011-02-15' });
    expect(owedBy(no, profile, 'A')).toBe(-270_00);
    expect(refused(no, applied('A', '1'))).toEqual({ code: 'refused-this-season', rules: ['oepbl:5.4.4 exclusion'] });
    expect(after(no, applied('A', '2')).licences).toHaveLength(2);
    expect(refused(no, { type: 'PayBack', club: 'A', cents: 270_01, on: '2011-03-01' })).toEqual({
      ...{ code: 'nothing-owed-back', credit: 270_00 },
    });
    const back = after(no, { type: 'PayBack', club: 'A', cents: 270_00, on: '2011-03-01' });
    expect(owedBy(back, profile, 'A')).toBe(0);
  });
});

describe('[oepbl:5.2.6 revocation] an application is revoked', () => {
  it('[oepbl:5.2.6 refund] until the decision is there, and what was paid goes back', () => {
    const revoked = after(granted, { type: 'RevokeApplication', ...of, on: '2011-02-15' });
    expect([status(revoked), owedBy(revoked, profile, 'A')]).toEqual(['revoked', -270_00]);
    expect(refused(received, { type: 'RevokeApplication', ...of, on: '2011-02-19' })).toEqual({
      ...{ code: 'decision-received', on: '2011-02-18', rules: ['oepbl:5.2.6 revocation'] },
    });
  });

  it('[oepbl:5.2.6 form] for good: only another application helps', () => {
    const revoked = after(paid, { type: 'RevokeApplication', ...of, on: '2011-02-15' });
    expect(refused(revoked, { type: 'RevokeApplication', ...of, on: '2011-02-16' })).toEqual({
      code: 'revoked-already',
    });
    expect(after(revoked, applied('A', '1')).licences).toHaveLength(1);
  });
});

describe('what a licence costs', () => {
  it('[oepbl:5.3.5 fee] [oepbl:5.3.5 account] 540 euros above, 360 below, in two halves', () => {
    expect(owedBy(before, profile, 'A')).toBe(540_00);
    expect(owedBy(after(before, applied('A', '2')), profile, 'A')).toBe(900_00);
    expect(owedBy(paid, profile, 'A')).toBe(270_00);
  });

  it('[oepbl:5.5.4 fees until round four] [oepbl:5.5.4 fees after round four] withdrawn: nothing comes back, what is open stays due', () => {
    const gone = after(received, { type: 'WithdrawLicence', ...of, on: '2011-05-01', reason: 'no chairman' });
    expect([status(gone), owedBy(gone, profile, 'A')]).toEqual(['withdrawn', 270_00]);
    expect(refused(gone, { type: 'PayBack', club: 'A', cents: 1, on: '2011-05-02' })).toMatchObject({ credit: 0 });
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

describe('a team enters a division', () => {
  const member = (state: typeof base, ...kinds: readonly string[]) =>
    after(
      state,
      ...kinds.map(
        (kind): LeagueCommand => ({ type: 'NoteMembership', club: 'A', membership: { of: kind, since: '2011-03-11' } }),
      ),
    );
  const enter: LeagueCommand = { type: 'EnterTeam', team: 'A1', club: 'A', division: '1' };

  it('[oepbl:1.1 memberships] [oepbl:5.3.1] with every membership before the season begins', () => {
    expect(refused(member(received, 'oepbl', 'apsa'), enter)).toMatchObject({
      code: 'membership-missing',
      of: 'regional',
    });
    const late = after(member(received, 'oepbl', 'apsa'), {
      ...{ type: 'NoteMembership', club: 'A', membership: { of: 'regional', since: '2011-03-12' } },
    });
    expect(refused(late, enter)).toMatchObject({ code: 'membership-missing', of: 'regional' });
    expect(after(member(received, 'oepbl', 'apsa', 'regional'), enter).teams).toHaveLength(1);
  });

  it('[oepbl:5.1.1] [oepbl:5.1.2] [oepbl:5.5.6] with a licence for that division, and none without', () => {
    const all = member(received, 'oepbl', 'apsa', 'regional');
    expect(refused(all, { ...enter, division: '2' } as LeagueCommand)).toMatchObject({
      code: 'licence-not-valid',
      status: 'none',
    });
    expect(refused(member(granted, 'oepbl', 'apsa', 'regional'), enter)).toMatchObject({ status: 'posted' });
  });

  it('[oepbl:5.5.1] with its own licence, not another club’s', () => {
    const other = after(received, ...club('B').filter(({ type }) => type === 'AdmitClub' || type === 'NoteMembership'));
    expect(refused(other, { type: 'EnterTeam', team: 'B1', club: 'B', division: '1' })).toMatchObject({
      code: 'licence-not-valid',
      status: 'none',
    });
  });

  it('[oepbl:5.5.3] the licence is worth nothing once the season is over', () => {
    expect(status({ ...received, stage: 'over' })).toBe('expired');
  });

  it('[oepbl:3.2] not as the nineteenth, and one of a club', () => {
    const full = after(opened, ...Array.from({ length: 18 }, (_, nth) => club(`K${String(nth)}`)).flat());
    const next = after(full, ...club('X').filter(({ type }) => type !== 'EnterTeam'));
    expect(refused(next, { type: 'EnterTeam', team: 'X1', club: 'X', division: '1' })).toMatchObject({
      code: 'division-full',
      most: 18,
    });
    const two = after(opened, ...club('X'));
    expect(refused(two, { type: 'EnterTeam', team: 'X9', club: 'X', division: '1' })).toMatchObject({
      code: 'club-has-team',
    });
  });

  it('[oepbl:1.7 whole season] [oepbl:3.1] the season starts with all six rounds planned', () => {
    const all = after(member(received, 'oepbl', 'apsa', 'regional'), enter);
    const fewer = { ...all, matchDays: all.matchDays.slice(1) };
    expect(refused(fewer, { type: 'StartSeason' })).toMatchObject({
      code: 'rounds-not-planned',
      planned: 5,
      wanted: 6,
    });
    expect(after(all, { type: 'StartSeason' }).stage).toBe('running');
    expect(
      refused(all, { type: 'PlanMatchDay', division: '1', round: 7, date: '2011-11-11', startsAt: 0 as never }),
    ).toMatchObject({
      code: 'no-such-round',
    });
  });
});
