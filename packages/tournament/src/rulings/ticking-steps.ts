import { type Decide, happens, nothingToDo, refused } from '../decision.ts';

/** Who leads through a ruling keeps what was done; it stands as long as nobody takes it back. */
export const tickStep: Decide<'TickStep'> = (state, { ruling, step, done }, { now }) => {
  const found = state.rulings.find(({ id }) => id === ruling);
  if (found === undefined) return refused({ code: 'no-such-ruling', ruling });
  const steps = found.steps?.length ?? 0;
  if (!Number.isInteger(step) || step < 0 || step >= steps)
    return refused({ code: 'no-such-step', step: step + 1, steps });
  if ((found.done?.[step] !== undefined) === done) return nothingToDo;
  return happens({ v: 1, type: 'StepTicked', ruling, step, done, at: now });
};
