import { type Measure, policy, type Rulebook } from '@riffle/rulebooks';

/** How long a rulebook lets a penalty be; `to` is absent where it sets no limit. */
export type Bounds = {
  readonly rounds: { readonly from: 1; readonly to?: number };
  readonly minutes: { readonly from: number; readonly to: number };
};

export function boundsOf(book: Rulebook, occasion?: string): Bounds {
  const most = policy(book, 'sanctions.maxRounds', occasion).value;
  const time = policy(book, 'sanctions.timePenalty', occasion).value;
  return {
    rounds: { from: 1, ...(most > 0 && { to: most }) },
    minutes: time.is === 'minutes' ? { from: time.from, to: time.to } : { from: 1, to: 24 * 60 },
  };
}

/** A measure as it stands in a form. */
export type MeasureDraft = {
  readonly measure: Measure | undefined;
  readonly rounds: number;
  readonly minutes: number;
};

export const measureDraft = (bounds: Bounds, measure?: Measure): MeasureDraft => ({
  measure,
  rounds: 1,
  minutes: bounds.minutes.from,
});

export const inBounds = ({ measure, rounds, minutes }: MeasureDraft, bounds: Bounds): boolean => {
  const within = (count: number, { from, to = 100 }: { readonly from: number; readonly to?: number }): boolean =>
    Number.isInteger(count) && count >= from && count <= to;
  if (measure === 'rounds') return within(rounds, bounds.rounds);
  return measure !== 'time' || within(minutes, bounds.minutes);
};

/** The part of the command that says which penalty; only what belongs to its measure. */
export const measureOf = (
  draft: MeasureDraft,
): { readonly measure: Measure; readonly rounds?: number; readonly minutes?: number } | undefined =>
  draft.measure === undefined
    ? undefined
    : {
        measure: draft.measure,
        ...(draft.measure === 'rounds' && { rounds: draft.rounds }),
        ...(draft.measure === 'time' && { minutes: draft.minutes }),
      };
