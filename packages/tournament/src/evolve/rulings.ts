import type { TournamentEvent } from '../event.ts';
import type { PenaltyId, RulingId } from '../ids.ts';
import type { Penalty } from '../penalty.ts';
import type { LoggedRuling } from '../ruled-on.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const rulingRecorded = (state: Tournament, { ruling, on, at }: Named<'RulingRecorded'>): Tournament => ({
  ...state,
  rulings: [...state.rulings, { id: ruling, ...on, at }],
});

export const rulingCarriedOut = (state: Tournament, { ruling, by }: Named<'RulingCarriedOut'>): Tournament =>
  by.length === 0
    ? state
    : withRuling(state, ruling, (logged) => ({ ...logged, carriedOut: [...(logged.carriedOut ?? []), ...by] }));

export const stepTicked = (state: Tournament, { ruling, step, done, at }: Named<'StepTicked'>): Tournament =>
  withRuling(state, ruling, ({ done: before = {}, ...logged }) => {
    const { [step]: _, ...others } = before;
    const ticked = done ? { ...others, [step]: at } : others;
    return Object.keys(ticked).length === 0 ? logged : { ...logged, done: ticked };
  });

export const rulingAppealed = (state: Tournament, { ruling, why, at }: Named<'RulingAppealed'>): Tournament =>
  withRuling(state, ruling, (logged) => ({ ...logged, appeal: { why, at } }));

export const appealDecided = (state: Tournament, { ruling, upheld, why }: Named<'AppealDecided'>): Tournament =>
  withRuling(state, ruling, (logged) => ({ ...logged, appealDecided: { upheld, why } }));

export const penaltyGiven = (state: Tournament, { penalty }: Named<'PenaltyGiven'>): Tournament => ({
  ...state,
  penalties: [...state.penalties, penalty],
});

export function penaltiesCounted(state: Tournament, { table, penalties }: Named<'PenaltiesCounted'>): Tournament {
  const seats = state.tables.get(table)?.seats ?? 0;
  return {
    ...state,
    penalties: state.penalties.map((penalty) => (penalties.includes(penalty.id) ? oneLess(penalty, seats) : penalty)),
  };
}

export const penaltiesMoved = (state: Tournament, { penalties }: Named<'PenaltiesMoved'>): Tournament =>
  penalties.reduce(
    (moved, { penalty, until }) =>
      withPenalty(moved, penalty, ({ toServe: _, ...one }) => ({ ...one, length: { in: 'time', until } })),
    state,
  );

export const penaltyEnded = (state: Tournament, { penalty, how }: Named<'PenaltyEnded'>): Tournament =>
  withPenalty(state, penalty, (one) => ({ ...one, ended: how }));

/** The last hand or round served ends it. */
function oneLess({ begins: _, gone = 0, ...penalty }: Penalty, seats: number): Penalty {
  const left = Math.max(0, (penalty.left ?? 0) - 1);
  const further = gone - seats;
  return {
    ...penalty,
    left,
    ...(further > 0 && left > 0 && { gone: further }),
    ...(left === 0 && { ended: 'served' as const }),
  };
}

const withRuling = (state: Tournament, id: RulingId, change: (ruling: LoggedRuling) => LoggedRuling): Tournament => ({
  ...state,
  rulings: state.rulings.map((ruling) => (ruling.id === id ? change(ruling) : ruling)),
});
const withPenalty = (state: Tournament, id: PenaltyId, change: (penalty: Penalty) => Penalty): Tournament => ({
  ...state,
  penalties: state.penalties.map((penalty) => (penalty.id === id ? change(penalty) : penalty)),
});
