import { foldedName } from '@riffle/people';
import { refsOf, saidBy } from '../profile/profile.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { licenceStatus } from './licence-status.ts';
import { clubOf, licenceOf, teamOf } from './state.ts';

/** Hexadecimal digits of what sets a renewed link apart. */
const MARK = 32;

export function admitClub({ state }: Judged, { type: _, ...club }: Named<'AdmitClub'>): Decided {
  if (clubOf(state, club.club) !== undefined) return no({ code: 'there-already', what: 'club' });
  // two desks may admit it at once, each by an id of its own
  const called = state.clubs.find(({ name }) => foldedName(name) === foldedName(club.name));
  if (called !== undefined) return no({ code: 'club-called-so', name: called.name });
  return happens({ v: 1, type: 'ClubAdmitted', ...club });
}

export function noteMembership({ state }: Judged, { club, membership }: Named<'NoteMembership'>): Decided {
  if (clubOf(state, club) === undefined) return missing('club');
  return happens({ v: 1, type: 'MembershipNoted', club, membership });
}

export function noteOfficer({ state }: Judged, { type: _, ...officer }: Named<'NoteOfficer'>): Decided {
  if (clubOf(state, officer.club) === undefined) return missing('club');
  return happens({ v: 1, type: 'OfficerNoted', ...officer });
}

/** What opened with the link before opens nothing any more. No two are alike, so that one which was taken back never comes again. */
export function renewLink({ state, context }: Judged, { of, id }: Named<'RenewLink'>): Decided {
  if ((of === 'club' ? clubOf(state, id) : teamOf(state, id)) === undefined) return missing(of);
  const mark = Array.from({ length: MARK }, () => context.random(16).toString(16)).join('');
  return happens({ v: 1, type: 'LinkRenewed', of, id, mark });
}

/** Into a division: with a licence for it in hands, the memberships asked for, and a place that is free. */
export function enterTeam({ state, profile }: Judged, { team, club: id, division, name }: Named<'EnterTeam'>): Decided {
  const club = clubOf(state, id);
  const declared = saidBy(profile, 'season.divisions').find((one) => one.id === division);
  if (club === undefined) return missing('club');
  if (declared === undefined) return missing('division');
  if (state.stage === 'over') return no({ code: 'wrong-stage', stage: state.stage });
  if (teamOf(state, team) !== undefined) return no({ code: 'there-already', what: 'team' });
  const here = state.teams.filter((one) => one.division === division);
  const hasBegun = state.matchDays.some((day) => day.division === division && day.results !== undefined);
  if (hasBegun && saidBy(profile, 'season.entry') === 'wholeSeason')
    return no({ code: 'too-late-to-enter', rules: refsOf(profile, 'season.entry') });
  const { qualified } = state.setup ?? {};
  // the last is open to who comes from outside
  const isLast = saidBy(profile, 'season.divisions').at(-1)?.id === division;
  const hasQualified = isLast || (qualified?.some((one) => one.club === id && one.division === division) ?? true);
  if (!hasQualified && saidBy(profile, 'season.qualified'))
    return no({ code: 'not-qualified', division, rules: refsOf(profile, 'season.qualified') });
  if (here.length >= declared.teams)
    return no({ code: 'division-full', most: declared.teams, rules: refsOf(profile, 'season.divisions') });
  const most = saidBy(profile, 'season.teamsOfClub');
  if (most > 0 && here.filter((one) => one.club === id).length >= most)
    return no({ code: 'club-has-team', most, rules: refsOf(profile, 'season.teamsOfClub') });
  const first = state.matchDays.map(({ date }) => date).toSorted()[0];
  const lacking = saidBy(profile, 'licence.memberships').find(
    (of) =>
      !club.memberships.some(
        (one) => one.of === of && one.until === undefined && (first === undefined || one.since < first),
      ),
  );
  if (lacking !== undefined)
    return no({ code: 'membership-missing', of: lacking, rules: refsOf(profile, 'licence.memberships') });
  if (saidBy(profile, 'licence.needed')) {
    const licence = licenceOf(state, id, division);
    const status = licence === undefined ? 'none' : licenceStatus(state, profile, licence);
    if (status !== 'valid') return no({ code: 'licence-not-valid', status, rules: refsOf(profile, 'licence.needed') });
  }
  return happens({ v: 1, type: 'TeamEntered', team, club: id, division, ...(name !== undefined && { name }) });
}
