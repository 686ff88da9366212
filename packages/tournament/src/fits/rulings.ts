import type { TournamentEvent } from '../event.ts';
import { REDACTED } from '../free-texts.ts';
import type { PenaltyId } from '../ids.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const rulingRecordedFits = (state: Tournament, { ruling }: Named<'RulingRecorded'>): boolean =>
  state.rulings.every(({ id }) => id !== ruling);

export const rulingCarriedOutFits = (state: Tournament, { ruling }: Named<'RulingCarriedOut'>): boolean =>
  state.rulings.some(({ id }) => id === ruling);

export const stepTickedFits = (state: Tournament, { ruling, step, done }: Named<'StepTicked'>): boolean =>
  state.rulings.some(({ id, done: before }) => id === ruling && (before?.[step] !== undefined) !== done);

export const rulingAppealedFits = (state: Tournament, { ruling }: Named<'RulingAppealed'>): boolean =>
  state.rulings.some(({ id, appeal }) => id === ruling && appeal === undefined);

export const appealDecidedFits = (state: Tournament, { ruling }: Named<'AppealDecided'>): boolean =>
  state.rulings.some(
    ({ id, appeal, appealDecided }) => id === ruling && appeal !== undefined && appealDecided === undefined,
  );

export const penaltyGivenFits = (state: Tournament, { penalty }: Named<'PenaltyGiven'>): boolean =>
  state.penalties.every(({ id }) => id !== penalty.id) &&
  // whom it was given to may have been taken out of the record since
  (penalty.entry === REDACTED || state.entries.get(penalty.entry) !== undefined) &&
  (penalty.ruling === undefined || state.rulings.some(({ id }) => id === penalty.ruling));

export const penaltiesCountedFit = (state: Tournament, { penalties }: Named<'PenaltiesCounted'>): boolean =>
  penalties.every((id) => isRunning(state, id));

export const penaltyEndedFits = (state: Tournament, { penalty }: Named<'PenaltyEnded'>): boolean =>
  isRunning(state, penalty);

const isRunning = (state: Tournament, wanted: PenaltyId): boolean =>
  state.penalties.some(({ id, ended }) => id === wanted && ended === undefined);
