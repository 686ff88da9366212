import { DEAL_METHODS, type DealMethod, dealEquities, dealShares, mostLeft } from '@riffle/money';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

const MOST_PLAYERS = 1000;
const MOST_CHIPS = 1_000_000_000;
const MOST_CENTS = 100_000_000_000;

/**
 * What stacks are worth by Malmuth–Harville, exactly, and what a deal gives each: by that, by chips or evenly, in whole cents
 * that add up to the prizes less what is left to play for.
 */
export const icm: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    stacks: { type: 'string' },
    prizes: { type: 'string' },
    method: { type: 'string', default: 'malmuth-harville' },
    left: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { values } = read;
  if (values.stacks === undefined) return misused(trouble.needed('--stacks'));
  if (values.prizes === undefined) return misused(trouble.needed('--prizes'));
  const stacks = readList(values.stacks, 1, MOST_CHIPS);
  if (stacks === undefined) return misused(trouble.noAmounts('--stacks', 1, MOST_CHIPS));
  const prizes = readList(values.prizes, 0, MOST_CENTS);
  if (prizes === undefined) return misused(trouble.noAmounts('--prizes', 0, MOST_CENTS));
  if (stacks.length < 2 || stacks.length > MOST_PLAYERS) return refused(trouble.stacksForADeal(MOST_PLAYERS));
  if (prizes.length > stacks.length) return refused(trouble.morePrizesThanPlayers(prizes.length, stacks.length));
  const rises = prizes.findIndex((prize, place) => prize > (prizes[place - 1] ?? prize));
  if (rises > 0) return refused(trouble.prizeRises(rises + 1));
  if (prizes.every((prize) => prize === 0)) return refused(trouble.noPrizes);
  const method = DEAL_METHODS.find((known) => known === values.method);
  if (method === undefined) return misused(trouble.noMethod(values.method, DEAL_METHODS));
  const left = readCount(values.left, 0, MOST_CENTS);
  if (left === undefined) return misused(trouble.noAmount('--left', 0, MOST_CENTS));
  const most = mostLeft({ stacks, prizes });
  if (left > most) return refused(trouble.tooMuchLeft(most));
  const equities = dealEquities(stacks, prizes);
  const shares = dealShares({ stacks, prizes, method, left });
  const found = { equities, shares, method, ...(left > 0 && { left }) } as const;
  shell.print(values.json ? JSON.stringify(found) : inWords(stacks, shares, method, shell));
  return done;
};

function readList(text: string, from: number, to: number): readonly number[] | undefined {
  const counts = text.split(',').map((part) => readCount(part.trim(), from, to));
  return counts.includes(undefined) ? undefined : (counts as readonly number[]);
}

function inWords(
  stacks: readonly number[],
  shares: readonly number[],
  method: DealMethod,
  { language, words }: Shell,
): string {
  const chips = new Intl.NumberFormat(language);
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const lines = stacks.map((stack, nth) => [chips.format(stack), money.format((shares[nth] ?? 0) / 100)] as const);
  const wide = [0, 1].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const rows = lines.map(([stack, share]) => `${stack.padStart(wide[0] ?? 0)}  ${share.padStart(wide[1] ?? 0)}`);
  return [...rows, words.dealt[method]].join('\n');
}
