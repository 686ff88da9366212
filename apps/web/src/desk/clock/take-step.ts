import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { clockStep } from './clock-step.ts';

/** Start or pause, at once and without a question; asking here would cost the time that it is about. */
export async function takeClockStep(desk: Desk): Promise<void> {
  const step = clockStep(desk.view, desk.reading);
  if (step === undefined || !desk.mayAct) return;
  const { done } = t.desk.clock;
  const said = {
    start: done.started,
    startNow: done.started,
    pause: done.paused,
    resume: done.started,
    endBreak: done.breakEnded,
  };
  await desk.perform(step.command, { text: said[step.is] });
}
