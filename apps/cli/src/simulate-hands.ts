import { BrokenPromise, type HandsPlan, type NightReport, playByHand } from '@riffle/tournament/by-hand';
import { placesTold } from './places-told.ts';
import { done, type Outcome, refused, type Shell } from './shell.ts';

const MINUTE = 60_000;

/** `riffle simulate --hands`: the night and what was played in each level, or the promise that was broken. */
export function simulateHands(plan: HandsPlan, json: boolean, shell: Shell): Outcome {
  const began = performance.now();
  try {
    const report = playByHand(plan);
    const seconds = Math.round(performance.now() - began) / 1000;
    shell.print(json ? asJson(plan, report, seconds) : asText(plan, report, seconds, shell));
    return done;
  } catch (error) {
    if (error instanceof BrokenPromise) return refused(shell.words.trouble.broken(`${error.rule} (${error.about})`));
    throw error;
  }
}

const asJson = ({ players, rulebook, seed, engine }: HandsPlan, report: NightReport, seconds: number): string =>
  JSON.stringify({ players, rulebook, seed, engine: engine ?? 'fast', ...report, seconds });

function asText(plan: HandsPlan, report: NightReport, seconds: number, shell: Shell): string {
  const { words, language } = shell;
  const { lasted, byHand, level, bigBlind, hands, out, left } = words.simulated;
  let inPlay = report.places.length;
  const rows = report.levels.map((one) => {
    inPlay -= one.out;
    return [one.level, one.bigBlind, one.hands, one.out, inPlay].map((count) => count.toLocaleString(language));
  });
  const heads = [level, bigBlind, hands, out, left];
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...rows.map((row) => row[column] ?? '')].map(lengthOf)),
  );
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ');
  return [
    ...placesTold(plan, report, shell),
    lasted(hoursOf(report.length), report.hands),
    '',
    ...[heads, ...rows].map(line),
    '',
    byHand(report.commands, seconds.toLocaleString(language)),
  ].join('\n');
}

const lengthOf = ({ length }: string): number => length;
const hoursOf = (ms: number): string =>
  `${String(Math.floor(ms / MINUTE / 60))}:${String(Math.floor(ms / MINUTE) % 60).padStart(2, '0')}`;
