import type { LogWords, OfDays } from './log-words.ts';

const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Reason: ${reason}`);
const HOW = { drawn: ' drawn by Riffle', lot: ' drawn by lot', fixed: '' } as const;

export const daysEn: Pick<LogWords, OfDays> = {
  LastHandsAnnounced: ({ hands, how, drawnBy, reason }, say) =>
    `Last hands announced: ${String(hands)} more at each table,${HOW[how]}${drawnBy === undefined ? '' : ` by ${say.entry(drawnBy)}`}${how === 'fixed' ? ' then play ends' : ''}.${because(reason)}`,
  StacksBagged: ({ stacks }, say) =>
    stacks.length > 3
      ? `${String(stacks.length)} stacks bagged.`
      : `Bagged: ${say.list(stacks.map(({ entry, chips }) => `${say.entry(entry)} with ${say.chips(chips)}`))}.`,
  DayEnded: ({ off, reason }, { chips }) =>
    `The day is over, all stacks are bagged${off === 0 ? '' : off > 0 ? `, ${chips(off)} chips too many` : `, ${chips(-off)} chips too few`}.${because(reason)}`,
  DayCarried: ({ entries, pool, start }, say) =>
    `From the day before: ${entries.length === 1 ? '1 stack' : `${String(entries.length)} stacks`} of ${say.chips(entries.reduce((sum, { chips }) => sum + chips, 0))} in all${pool === 0 ? '' : `, prize pool ${say.money(pool)}`}; begins in ${say.level(start.level)}.`,
  PaidCarried: ({ paid }, say) => `Paid by now to places of the days before: ${say.money(paid)}.`,
};
