import { refsOf, saidBy } from '../profile/profile.ts';
import { owedBy } from './accounts.ts';
import { deadlinesOf } from './deadlines.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { clubOf, teamOf } from './state.ts';

export function impose({ state, profile }: Judged, { entry }: Named<'Impose'>): Decided {
  if (clubOf(state, entry.club) === undefined) return missing('club');
  if (entry.team !== undefined && teamOf(state, entry.team)?.club !== entry.club) return missing('team');
  if (state.register.some(({ id }) => id === entry.id)) return no({ code: 'there-already', what: 'entry' });
  if (!saidBy(profile, 'licence.sanctions').includes(entry.what))
    return no({ code: 'no-such-sanction', rules: refsOf(profile, 'licence.sanctions') });
  if (entry.reason.trim() === '') return no({ code: 'reason-needed' });
  const most = saidBy(profile, 'fine.most');
  if (entry.what === 'fine' && (entry.cents ?? 0) <= 0) return no({ code: 'amount-missing' });
  if (entry.what === 'points' && (entry.points ?? 0) <= 0) return no({ code: 'amount-missing' });
  if (['points', 'forcedRelegation'].includes(entry.what) && entry.team === undefined) return missing('team');
  if (entry.what === 'fine' && most > 0 && (entry.cents ?? 0) > most)
    return no({ code: 'fine-too-high', most, rules: refsOf(profile, 'fine.most') });
  return happens({ v: 1, type: 'Imposed', entry });
}

export function appeal({ state }: Judged, { entry: id, on }: Named<'Appeal'>): Decided {
  const entry = state.register.find((one) => one.id === id);
  if (entry === undefined) return missing('entry');
  if (entry.appeal !== undefined) return no({ code: 'appealed-already' });
  return happens({ v: 1, type: 'Appealed', entry: id, on });
}

export function decideAppeal({ state }: Judged, { entry: id, decided }: Named<'DecideAppeal'>): Decided {
  const entry = state.register.find((one) => one.id === id);
  if (entry === undefined) return missing('entry');
  if (entry.appeal === undefined) return no({ code: 'not-appealed' });
  if (entry.appeal.decided !== undefined) return no({ code: 'decided-already' });
  return happens({ v: 1, type: 'AppealDecided', entry: id, decided });
}

export function takePayment({ state }: Judged, { club, cents, on }: Named<'TakePayment'>): Decided {
  if (clubOf(state, club) === undefined) return missing('club');
  return cents > 0 ? happens({ v: 1, type: 'PaymentTaken', club, cents, on }) : no({ code: 'amount-missing' });
}

/** No more than what is owed to the club. */
export function payBack({ state, profile }: Judged, { club, cents, on }: Named<'PayBack'>): Decided {
  if (clubOf(state, club) === undefined) return missing('club');
  if (cents <= 0) return no({ code: 'amount-missing' });
  const credit = Math.max(0, -owedBy(state, profile, club));
  if (cents > credit) return no({ code: 'nothing-owed-back', credit });
  return happens({ v: 1, type: 'PaidBack', club, cents, on });
}

export function passDeadline({ state, context }: Judged, { deadline: id }: Named<'PassDeadline'>): Decided {
  const deadline = deadlinesOf(state).find((one) => one.id === id);
  if (deadline === undefined) return missing('deadline');
  if (state.passed.some((one) => one.id === id) || deadline.done) return no({ code: 'nothing-changes' });
  if (deadline.at > context.now) return no({ code: 'deadline-not-passed' });
  return happens({
    v: 1,
    type: 'DeadlinePassed',
    deadline: id,
    what: deadline.what,
    club: deadline.club,
    at: deadline.at,
  });
}

/** What follows is taken, or waived; with a reason and somebody's name. */
export function settleDeadline({ state, context }: Judged, command: Named<'SettleDeadline'>): Decided {
  const { deadline, as, reason } = command;
  const passed = state.passed.find(({ id }) => id === deadline);
  if (passed === undefined) return no({ code: 'deadline-not-passed' });
  const { what, club } = passed;
  if (passed.settled !== undefined) return no({ code: 'settled-already' });
  if (as === 'waived' && reason.trim() === '') return no({ code: 'reason-needed' });
  return happens({
    v: 1,
    type: 'DeadlineSettled',
    ...{ deadline, what, club, as },
    reason: reason.trim(),
    by: context.actor.id,
  });
}
