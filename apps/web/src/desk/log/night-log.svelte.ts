import type { LogLine, Problem } from '@riffle/wire';
import { logOf } from '../../commands/log.ts';

/** The log of a night; `refused` says why it could not be fetched, and what came before stays. */
export type NightLog = { readonly lines: readonly LogLine[] | undefined; readonly refused: Problem | undefined };

/**
 * Fetches the whole log of the night that `which` names as often as anything changes that `which` reads: an undo
 * changes older lines as well. For as long as the component lives that calls it.
 */
export function followLog(which: () => string): NightLog {
  let lines = $state.raw<readonly LogLine[]>();
  let refused = $state.raw<Problem>();
  $effect(() => {
    let stale = false;
    void logOf('night', which()).then((answer) => {
      if (stale) return;
      refused = answer.ok ? undefined : answer.refusal;
      if (answer.ok) lines = answer.value;
    });
    return () => {
      stale = true;
    };
  });
  return {
    get lines() {
      return lines;
    },
    get refused() {
      return refused;
    },
  };
}
