import { balance, boxOf, type Cents, type Ledger, movement, owes, toCents, transfer } from '@riffle/money';
import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { addDays, type Day } from './day.ts';
import { lineUpDeadlineId } from './line-up-deadline.ts';
import { scoreOf } from './standings.ts';
import { type League, type Licence, matchDayOf } from './state.ts';

/** Something that a club owes, in cents. `due`: the last day to pay it, where one is said. */
export type Charge = {
  readonly club: string;
  readonly cents: number;
  readonly for:
    | 'licence'
    | 'entry'
    | 'noShow'
    | 'shortTeam'
    | 'lineUp'
    | 'ineligible'
    | 'dress'
    | 'intoxicated'
    | 'sanction';
  readonly division?: string;
  readonly round?: number;
  /** Which part of a fee, from 1. */
  readonly part?: number;
  readonly due?: Day;
  readonly refs: readonly RuleRef[];
};

/** All that clubs owe: parts of fees, what match days cost, fines of the league. Nothing of it is stored. */
export const chargesOf = (state: League, profile: Profile): readonly Charge[] => [
  ...state.licences.flatMap((licence) => feesOf(state, profile, licence)),
  ...state.matchDays.flatMap((day): readonly Charge[] => {
    if (!day.closed) return [];
    const clubs = new Map(state.teams.map(({ id, club }) => [id, club]));
    const entry = saidBy(profile, 'season.entryFee');
    const refs = refsOf(profile, 'season.entryFee');
    const of = { division: day.division, round: day.round };
    return (scoreOf(state, profile, day)?.teams ?? []).flatMap(({ team, fines }): readonly Charge[] => [
      ...(entry === 0 ? [] : [{ ...of, club: clubs.get(team) ?? team, cents: entry, for: 'entry' as const, refs }]),
      ...fines
        .filter((fine) => fine.for !== 'lineUp' || !isWaived(state, lineUpDeadlineId(team, day)))
        .map(({ for: what, cents, refs: why }) => ({
          ...{ ...of, club: clubs.get(team) ?? team, cents, for: what, refs: why },
        })),
    ]);
  }),
  ...state.register.flatMap((entry): readonly Charge[] =>
    entry.what === 'fine' && entry.appeal?.decided !== 'dropped'
      ? [{ club: entry.club, cents: entry.cents ?? 0, for: 'sanction', refs: refsOf(profile, 'fine.most') }]
      : [],
  ),
];

const isWaived = ({ passed }: League, id: string): boolean =>
  passed.some((one) => one.id === id && one.settled?.as === 'waived');

/** The parts of the fee for a licence, each with its last day; nothing where it was refused or revoked and all comes back. */
export function feesOf(state: League, profile: Profile, licence: Licence): readonly Charge[] {
  const refund = saidBy(profile, 'licence.refund');
  if (licence.revoked !== undefined && refund.includes('revoked')) return [];
  if (licence.decided?.granted === false && refund.includes('refused')) return [];
  const { club, division, applied, withdrawn } = licence;
  const fee = saidBy(profile, 'licence.fees').find((one) => one.division === division)?.fee ?? 0;
  const parts = saidBy(profile, 'licence.instalments');
  let left = fee;
  return parts.flatMap(({ percent, due, days, round }, nth): readonly Charge[] => {
    const cents = nth === parts.length - 1 ? left : Math.round((fee * percent) / 100);
    left -= cents;
    const date = matchDayOf(state, division, round)?.date;
    const last = due === 'daysAfterApplication' ? addDays(applied, days) : date && addDays(date, -days);
    const falls =
      withdrawn !== undefined &&
      saidBy(profile, 'licence.withdrawnFee') === 'openFalls' &&
      (last === undefined || last > withdrawn.on);
    if (cents === 0 || falls) return [];
    return [
      {
        ...{ club, cents, division, part: nth + 1, for: 'licence', refs: refsOf(profile, 'licence.instalments') },
        ...(last !== undefined && { due: last }),
      },
    ];
  });
}

/** Every charge and every payment as a movement: what a club owes stands on its account. */
export const ledgerOf = (state: League, profile: Profile): Ledger => [
  ...chargesOf(state, profile).map(({ club, cents, for: what }) =>
    transfer(what === 'licence' || what === 'entry' ? 'fee' : `deduction:${what}`, owes(club), toCents(cents)),
  ),
  ...state.payments.map(({ club, cents }) =>
    movement(
      { account: owes(club), amount: toCents(-cents) },
      { account: boxOf('league', 'card'), amount: toCents(cents) },
    ),
  ),
];

/** Above 0 what a club still owes, below what is owed to it. */
export const owedBy = (state: League, profile: Profile, club: string): Cents =>
  balance(ledgerOf(state, profile), owes(club));

/** On which day a part of a fee was paid in full: what a club pays goes to fees first, the one that is due first. */
export function paidOn(state: League, profile: Profile, charge: Charge): Day | undefined {
  const fees = state.licences
    .filter(({ club }) => club === charge.club)
    .flatMap((licence) => feesOf(state, profile, licence))
    .toSorted(
      (a, b) => (a.due ?? '9').localeCompare(b.due ?? '9') || (a.division ?? '').localeCompare(b.division ?? ''),
    );
  const upTo = fees.findIndex(({ division, part }) => division === charge.division && part === charge.part);
  const needed = fees.slice(0, upTo + 1).reduce((all, { cents }) => all + cents, 0);
  let paid = 0;
  for (const payment of state.payments.filter(({ club }) => club === charge.club)) {
    paid += payment.cents;
    if (paid >= needed) return payment.on;
  }
  return undefined;
}
