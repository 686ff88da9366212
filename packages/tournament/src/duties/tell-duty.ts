import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import { dutiesDue } from './duties-due.ts';
import { dutyKey } from './duty.ts';

/** Somebody of the staff has it, or has seen it; or had not after all. */
export const tellDuty: Decide<'TellDuty'> = (state, { duty, done }, { now }) => {
  const key = dutyKey(duty);
  const isDone = state.dutiesDone?.[key] !== undefined;
  if (isDone === done) return nothingToDo;
  const due = dutiesDue(state, now).find((one) => dutyKey(one) === key);
  // what was ticked by mistake is put right even where it is due no more
  if (due === undefined && done) return refused({ code: 'duty-not-due', duty: duty.is });
  return happens({ v: 1, type: 'DutyTold', duty, done, at: now });
};
