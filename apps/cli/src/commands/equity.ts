import { type Card, type EquityAnswer, type EquityRefusal, equities } from '@riffle/cards';
import { trueChance } from '@riffle/server';
import { formatChips } from '@riffle/words';
import { equityGameOf, findGame, GAME_NAMES } from '../hands/games.ts';
import { readCards } from '../hands/read-cards.ts';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

const SAMPLES = 1_000_000;
const MOST_SAMPLES = 100_000_000;

/** What hands are worth: counted where that ends within a second, else sampled with the error. */
export const equity: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    game: { type: 'string', default: 'holdem' },
    board: { type: 'string', multiple: true },
    dead: { type: 'string', default: '' },
    samples: { type: 'string', default: String(SAMPLES) },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: Number.POSITIVE_INFINITY }, shell.words);
  if (!read.ok) return read.outcome;
  const { values, positionals } = read;
  const variant = findGame(values.game);
  if (variant === undefined) return refused(trouble.noSuchGame(values.game, GAME_NAMES));
  if (variant.family === 'draw') return refused(trouble.noEquityHere(values.game));
  if (positionals.length === 0) return misused(trouble.needed('HAND'));
  const samples = readCount(values.samples, 1, MOST_SAMPLES);
  if (samples === undefined) return misused(trouble.notANumber('--samples', 1, MOST_SAMPLES));
  const sets: (readonly Card[])[] = [];
  // `-` is a hand of which nothing is known
  for (const written of [
    ...positionals.map((hand) => (hand === '-' ? '' : hand)),
    ...(values.board ?? ['']),
    values.dead,
  ]) {
    const cards = readCards(written);
    if (cards === undefined) return refused(trouble.noCards(written));
    sets.push(cards);
  }
  const hands = sets.slice(0, positionals.length);
  const boards = sets.slice(positionals.length, -1);
  const answer = equities(
    { game: equityGameOf(variant), hands, boards, dead: sets.at(-1) ?? [] },
    { random: trueChance(), samples },
  );
  if (!answer.ok) return refused(sayRefusal(answer.refusal, shell));
  shell.print(values.json ? asJson(positionals, answer.value) : inWords(positionals, answer.value, shell));
  return done;
};

type Found = Extract<EquityAnswer, { readonly ok: true }>['value'];

const asJson = (written: readonly string[], { by, runOuts, hands }: Found): string =>
  JSON.stringify({ by, runOuts, hands: hands.map((hand, nth) => ({ hand: written[nth], ...hand })) });

function inWords(written: readonly string[], { by, runOuts, hands }: Found, { words, language }: Shell): string {
  const digits = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const percent = (part: number): string => digits.format(part);
  const width = Math.max(...written.map((hand) => hand.length));
  const lines = hands.map(({ share, wins, splits, error }, nth) => {
    const sampled = by === 'sampling' ? ` ± ${percent(error)}` : '';
    return `${(written[nth] ?? '').padEnd(width)}  ${percent(share)}${sampled}  ${words.equities.wins(percent(wins), percent(splits))}`;
  });
  const counted = words.equities[by](formatChips(runOuts, language));
  return [...lines, counted].join('\n');
}

function sayRefusal(refusal: EquityRefusal, { words }: Shell): string {
  const { trouble } = words;
  switch (refusal.code) {
    case 'too-few-hands':
      return trouble.twoHands;
    case 'no-board':
      return trouble.needed('--board');
    case 'card-twice':
      return trouble.cardTwice(refusal.card);
    case 'not-in-deck':
      return trouble.notInDeck(refusal.card);
    case 'too-many-own':
    case 'too-many-on-board':
      return trouble.tooManyCards(refusal.most);
    case 'deck-too-small':
      return trouble.deckTooSmall(refusal.needed, refusal.left);
  }
}
