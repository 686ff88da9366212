import { type Decide, happens, refused } from './decision.ts';
import { chipsInPlay } from './figures.ts';
import { isInPlay, playersLeft } from './seating-index.ts';

/** Hidden, found or forfeited chips leave play. Whoever is in keeps one chip at least: he goes out by another command. */
export const removeChips: Decide<'RemoveChips'> = (state, { chips, entry }, { now }) => {
  const whose = entry === undefined ? undefined : state.entries.get(entry);
  if (entry !== undefined && whose === undefined) return refused({ code: 'no-such-entry', entry });
  if (entry !== undefined && (whose === undefined || !isInPlay(whose))) return refused({ code: 'not-in-play', entry });
  const most = chipsInPlay(state) - playersLeft(state);
  if (chips < 1 || chips > most) return refused({ code: 'chips-too-many', most: Math.max(0, most) });
  return happens({ v: 1, type: 'ChipsRemoved', chips, ...(entry !== undefined && { entry }), at: now });
};
