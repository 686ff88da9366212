import type { LogWords, OfDays } from './log-words.ts';

const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Grund: ${reason}`);
const HOW = { drawn: ' von Riffle gelost', lot: ' gelost', fixed: '' } as const;

export const daysDe: Pick<LogWords, OfDays> = {
  LastHandsAnnounced: ({ hands, how, drawnBy, reason }, say) =>
    `Letzte Hände angesagt: noch ${String(hands)} an jedem Tisch,${HOW[how]}${drawnBy === undefined ? '' : ` von ${say.entry(drawnBy)}`}${how === 'fixed' ? ' dann ist Schluss' : ''}.${because(reason)}`,
  StacksBagged: ({ stacks }, say) =>
    stacks.length > 3
      ? `${String(stacks.length)} Stacks eingetütet.`
      : `Eingetütet: ${say.list(stacks.map(({ entry, chips }) => `${say.entry(entry)} mit ${say.chips(chips)}`))}.`,
  DayEnded: ({ off, reason }, { chips }) =>
    `Der Tag ist beendet, alle Stacks sind eingetütet${off === 0 ? '' : off > 0 ? `, ${chips(off)} Chips zu viel` : `, ${chips(-off)} Chips zu wenig`}.${because(reason)}`,
  DayCarried: ({ entries, pool, start }, say) =>
    `Vom Tag davor: ${entries.length === 1 ? '1 Stack' : `${String(entries.length)} Stacks`} mit zusammen ${say.chips(entries.reduce((sum, { chips }) => sum + chips, 0))}${pool === 0 ? '' : `, Preistopf ${say.money(pool)}`}; beginnt in ${say.level(start.level)}.`,
  PaidCarried: ({ paid }, say) => `An Plätze der Tage davor ist jetzt ausgezahlt: ${say.money(paid)}.`,
};
