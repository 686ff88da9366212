import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Card, DECK, shuffled } from '@riffle/cards';
import { formatDeckFile } from '@riffle/formats';
import { trueChance } from '@riffle/server';
import { examineDecks } from '../hands/examine-decks.ts';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, refused } from '../shell.ts';

const MOST = 1_000_000_000;
const LINES_AT_ONCE = 1_000;
const SALT_BYTES = 16;

/** Decks through the shuffle that Riffle deals from: the operating system's generator, one deck a line. */
export const deck: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    count: { type: 'string', default: '1' },
    commit: { type: 'string' },
    hand: { type: 'string', default: '1' },
    rules: { type: 'string', default: '-' },
    examine: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { commit, hand, rules } = read.values;
  const count = readCount(read.values.count, 1, MOST);
  if (count === undefined) return misused(trouble.notANumber('--count', 1, MOST));
  const random = trueChance();
  if (read.values.examine) return examineDecks(count, random, shell);
  if (commit !== undefined) {
    if (/[\r\n]/.test(hand + rules)) return misused(trouble.oneLine);
    const cards = shuffled(DECK, random);
    const salts = cards.map(() => randomBytes(SALT_BYTES).toString('hex'));
    const file = formatDeckFile({ hand, rules }, cards, salts);
    const written = await writeFile(resolve(commit), file.text).then(
      () => true,
      () => false,
    );
    if (!written) return refused(trouble.fileNotWritten(commit));
    shell.print(shell.words.decks.committed(commit, file.digest));
    return done;
  }
  for (let left = count; left > 0; left -= LINES_AT_ONCE) {
    const lines = Array.from({ length: Math.min(left, LINES_AT_ONCE) }, (): string => lineOf(shuffled(DECK, random)));
    shell.print(lines.join('\n'));
  }
  return done;
};

const lineOf = (cards: readonly Card[]): string => cards.join(' ');
