import type { Random } from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import { addDays, type Day } from '../office/day.ts';
import { type Profile, saidBy } from '../profile/profile.ts';
import type { WatchedSeason } from './watched.ts';

export type Applying = {
  readonly club: string;
  readonly divisions: readonly string[];
  readonly from: Day;
  readonly random: Random;
};

/** A club from nothing to its teams: data, memberships, application, fee, decision, and a squad with licences. */
export function applyAndEnter(
  season: WatchedSeason,
  profile: Profile,
  { club, divisions, from, random }: Applying,
): void {
  season.give({ type: 'AdmitClub', club, name: `PC ${club}`, registerNumber: `ZVR ${club}` });
  for (const of of saidBy(profile, 'licence.memberships'))
    season.give({ type: 'NoteMembership', club, membership: { of, since: addDays(from, -400) } });
  season.give({
    type: 'NoteOfficer',
    club,
    role: 'chairman',
    person: toPersonId(`${club} chair`),
    since: addDays(from, -400),
    told: addDays(from, -390),
  });
  for (const division of divisions) {
    const apply = (age: number) => ({
      ...{ type: 'ApplyForLicence' as const, club, division, on: from, confirmed: true },
      accepts: saidBy(profile, 'licence.accepts').map(({ name }) => name),
      documents: saidBy(profile, 'licence.documents').map(({ name }) => ({
        name,
        dated: addDays(from, -age),
        original: true,
      })),
    });
    // some come with an old extract first
    if (random(6) === 0) season.mustBeRefused(apply(29));
    season.give(apply(random(28)));
    const decide = { type: 'DecideLicence' as const, club, division, granted: true, on: addDays(from, 12) };
    season.mustBeRefused(decide);
    const fee = saidBy(profile, 'licence.fees').find((one) => one.division === division)?.fee ?? 0;
    const share = saidBy(profile, 'licence.instalments')[0]?.percent ?? 100;
    season.give({
      type: 'TakePayment',
      club,
      cents: Math.round((fee * share) / 100),
      on: addDays(from, 1 + random(6)),
    });
    for (const criterion of saidBy(profile, 'licence.criteria'))
      season.give({ type: 'MarkCriterion', club, division, criterion, met: true, on: from });
    season.give(decide);
    const team = `${club} ${division}`;
    season.mustBeRefused({ type: 'EnterTeam', team, club, division });
    season.give({ type: 'NoteDecisionReceived', club, division, on: addDays(from, 14) });
    season.give({ type: 'EnterTeam', team, club, division });
  }
  for (let nth = 1; nth <= 8 * divisions.length; nth += 1) {
    const player = toPersonId(`${club} ${String(nth)}`);
    const born = `${String(1950 + random(40))}-0${String(1 + random(9))}-1${String(random(10))}`;
    season.give({ type: 'RegisterPlayer', player, club, since: addDays(from, -100), born });
    // one in ten comes too late for the first round
    const applied = addDays(from, random(10) === 0 ? 20 : -20);
    season.give({ type: 'ApplyForPlayerLicence', player, on: applied });
    season.give({ type: 'GrantPlayerLicence', player, on: addDays(applied, 3) });
  }
}
