import type { Absence, TournamentView } from '@riffle/tournament';

/** Whose limit has passed: the rulebook says that something is to be done now. */
export const overdue = (absence: Absence, now: number): boolean =>
  absence.limit?.at !== undefined && absence.limit.at <= now;

export const overdueAbsences = (view: Pick<TournamentView, 'absences'>, now: number): readonly Absence[] =>
  (view.absences ?? []).filter((absence) => overdue(absence, now));

/** Whether his stack is shared out at the table, and the smallest chip there has to be known. */
export const isSharedOut = ({ says }: Absence): boolean =>
  says.some(({ policy, value }) => policy === 'presence.lateStartRemoval' && value === 'sharedAtTable');
