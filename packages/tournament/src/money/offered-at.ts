import type { ClockReading } from '../clock-reading.ts';
import type { Offered } from './money-setup.ts';

/** Whether it can be bought at this level or break. Before the start it is the first level. */
export function isOffered({ from = 0, through = Infinity, breaks }: Offered, reading: ClockReading): boolean {
  const levelNo = Math.max(1, reading.levelNo);
  const inBreak = reading.level?.kind === 'break';
  if (inBreak ? breaks === undefined : breaks === 'only') return inBreak && from <= levelNo && levelNo < through;
  return from <= levelNo && levelNo <= through;
}
