import { findRulebook, loadRules, type PolicyName, policy } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../declaration/read.ts';
import { heldOf, type Profile } from '../profile/profile.ts';
import { type QuestionName, questionNames, questions } from '../profile/questions.ts';
import { readProfile } from '../profile/read-profile.ts';
import { readyProfile, readyProfiles } from './ready.ts';

const oepbl = readyProfile('oepbl') as Profile;

describe('ready competition profiles', () => {
  it.each(readyProfiles)('$id answers only what is asked, as it can be answered', ({ answers }) => {
    for (const [name, said] of Object.entries(answers))
      expect(problemsIn(questions[name as QuestionName], said.value, name)).toEqual([]);
  });

  it('has a usual answer of the right form to every question', () => {
    for (const name of questionNames) expect(problemsIn(questions[name], questions[name].usual, name)).toEqual([]);
  });

  it('cites rules that there are, in every answer and in every step of a chain', async () => {
    const named = readyProfiles.flatMap(({ answers }) =>
      Object.values(answers).flatMap(({ refs, value }) => [
        ...refs,
        ...(JSON.stringify(value).match(/(?:oepbl|pvb|bdpv|gcb|tda55):[^"]+/g) ?? []),
      ]),
    );
    const books = [...new Set(named.map((ref) => ref.slice(0, ref.indexOf(':'))))];
    const known = new Set(
      (await Promise.all(books.map((book) => loadRules(book)))).flatMap(
        (catalogue) => catalogue?.rules.map(({ address }) => String(address)) ?? [],
      ),
    );
    expect(named.filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('says where the regulation is open and something is read into it', () => {
    expect(heldOf(oepbl, 'points.shared')).toMatchObject({ value: 'ofPlace', reading: true, from: 'profile' });
    expect(heldOf(oepbl, 'points.events')).not.toHaveProperty('reading');
  });

  it('[oepbl:3.1] [oepbl:3.2] has two divisions of up to 18 and six rounds', () => {
    expect(heldOf(oepbl, 'season.divisions').value).toEqual([
      { id: '1', teams: 18 },
      { id: '2', teams: 18 },
    ]);
    expect(heldOf(oepbl, 'season.rounds').value).toBe(6);
  });

  it('[oepbl:3.3] [oepbl:3.4 heats] gives each number of a line-up one team event and two tables over three heats', () => {
    const heats = heldOf(oepbl, 'matchDay.heats').value;
    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(heats.filter(({ event }) => event.includes(number))).toHaveLength(1);
      expect(heats.filter(({ tables }) => tables.includes(number))).toHaveLength(2);
    }
    expect(heats).toHaveLength(3);
  });
});

describe('what a profile and the rulebook’s own policies both say', () => {
  const said = (book: string, name: PolicyName) => policy(bookOf(book), name).value;
  const bookOf = (id: string) => {
    const book = findRulebook(id);
    if (book === undefined) throw new Error(`no rulebook ${id}`);
    return book;
  };

  it('is the same: the floor rules by the one, tables are reckoned by the other', () => {
    const held = <N extends QuestionName>(name: N) => heldOf(oepbl, name).value;
    const euros = (cents: number) => cents / 100;
    expect(said('oepbl', 'league.lineUp')).toEqual({
      ...{ players: held('lineUp.players'), least: held('lineUp.least') },
      ...{ daysBefore: held('lineUp.daysBefore'), changesUntilMinutes: held('lineUp.changesUntil') },
    });
    expect(said('oepbl', 'league.lineUpFines')).toEqual({
      shortTeam: euros(held('fine.shortTeam')),
      lateOrIncomplete: euros(held('fine.lineUp')),
    });
    expect(said('oepbl', 'league.noShow')).toEqual({
      ...{ fine: euros(held('fine.noShow')), points: held('noShow.points'), lastPlaceFrom: held('table.lastFrom') },
    });
    expect(said('oepbl', 'league.ineligibleFine')).toBe(euros(held('fine.ineligible')));
    expect(said('oepbl', 'league.dressFine')).toBe(euros(held('fine.dress')));
    expect({ is: 'byPlace', points: said('oepbl', 'league.sitAndGoPoints') }).toEqual(held('points.tables'));
    expect(said('oepbl', 'league.inTimePoint')).toBe(held('points.inTime'));
    expect(said('oepbl', 'league.teamPoints')).toEqual(held('points.events'));
    expect({ is: 'byPlace', points: said('oepbl', 'league.teamPoints') }).toEqual(held('round.table'));
    expect(said('oepbl', 'league.absentPlayerPoints')).toBe(held('points.ghost'));
  });

  it('is the same for deductions on a league day', () => {
    const pvb = readyProfile('pvb') as Profile;
    const { each, atMost } = said('pvb', 'league.pointsDeduction') as { each: number; atMost: number };
    expect(heldOf(pvb, 'points.deduction').value).toMatchObject({ each, most: atMost });
    expect(heldOf(pvb, 'season.agreement').value).toBe(said('pvb', 'league.pointsAgreement'));
  });
});

describe('a profile of one’s own', () => {
  const own = {
    id: 'tirol',
    name: 'Landesliga Tirol',
    on: 'oepbl',
    answers: { 'points.shared': { value: 'mean', note: 'as agreed in 2012' } },
  };

  it('starts from a ready one and says only what is otherwise', () => {
    const read = readProfile(own, readyProfiles);
    expect(read).toMatchObject({ ok: true, profile: { id: 'tirol', on: 'oepbl', name: 'Landesliga Tirol' } });
    if (!read.ok) return;
    expect(heldOf(read.profile, 'points.shared')).toEqual({
      ...{ value: 'mean', refs: [], from: 'profile', note: 'as agreed in 2012' },
    });
    expect(heldOf(read.profile, 'points.events')).toEqual(heldOf(oepbl, 'points.events'));
  });

  it.each([
    [{ ...own, on: 'none' }, 'on', 'no-such-profile'],
    [{ ...own, id: 'oepbl' }, 'id', 'name-of-ready-profile'],
    [{ ...own, answers: { 'points.shared': { value: 'half' } } }, 'answers.points.shared.value', 'not-one-of'],
    [{ ...own, answers: { 'points.other': { value: 1 } } }, 'answers.points.other', 'unknown-field'],
    [{ ...own, answers: { 'lineUp.players': { value: -1 } } }, 'answers.lineUp.players.value', 'number-out-of-bounds'],
    [
      { ...own, answers: { 'matchDay.tables': { value: { is: 'x' } } } },
      'answers.matchDay.tables.value.is',
      'not-one-of',
    ],
  ])('is refused with the place of what is wrong: %#', (written, path, code) => {
    expect(readProfile(written, readyProfiles)).toMatchObject({ ok: false, problems: [{ path, code }] });
  });
});
