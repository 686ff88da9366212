import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import { stageOf } from '../stage.ts';

export const callFloor: Decide<'CallFloor'> = (state, { table }, { now }) => {
  if (stageOf(state) === 'over') return refused({ code: 'over' });
  const at = state.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table', table });
  return at.floorCall === undefined ? happens({ v: 1, type: 'FloorCalled', table, at: now }) : nothingToDo;
};

/** Somebody comes: two of the floor do not walk to one table. */
export const answerFloorCall: Decide<'AnswerFloorCall'> = (state, { table }, { now }) => {
  const at = state.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table', table });
  if (at.floorCall === undefined) return refused({ code: 'no-floor-call', table });
  if (at.floorCall.answeredAt !== undefined) return nothingToDo;
  return happens({ v: 1, type: 'FloorCallAnswered', table, at: now });
};

export const endFloorCall: Decide<'EndFloorCall'> = (state, { table }) => {
  const at = state.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table', table });
  return at.floorCall === undefined ? nothingToDo : happens({ v: 1, type: 'FloorCallEnded', table });
};
