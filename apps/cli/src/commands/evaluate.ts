import { type Card, nameHand, type Ranking, rankBy, toCodes } from '@riffle/cards';
import { LANGUAGES, sayHand } from '@riffle/words';
import { equityGameOf, findGame, GAME_NAMES } from '../hands/games.ts';
import { firstTwice, readCards } from '../hands/read-cards.ts';
import { readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

/** A hand's place among all hands of a ranking: higher is better, equal is a tie; 0 is a low that does not qualify. */
type Ranked = { readonly rank: number; readonly name: { readonly de: string; readonly en: string } };
type Evaluated = { readonly hand: string; readonly high: Ranked; readonly low?: Ranked };

export const evaluate: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    game: { type: 'string', default: 'holdem' },
    board: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: Number.POSITIVE_INFINITY }, shell.words);
  if (!read.ok) return read.outcome;
  const variant = findGame(read.values.game);
  if (variant === undefined) return refused(trouble.noSuchGame(read.values.game, GAME_NAMES));
  if (read.positionals.length === 0) return misused(trouble.needed('HAND'));
  const board = readCards(read.values.board);
  if (board === undefined) return refused(trouble.noCards(read.values.board));
  const { own, board: onBoard, high, low } = equityGameOf(variant);
  if (onBoard === 0 && board.length > 0) return refused(trouble.noBoardHere(read.values.game));
  const hands: (readonly Card[])[] = [];
  for (const written of read.positionals) {
    const cards = readCards(written);
    if (cards === undefined) return refused(trouble.noCards(written));
    const twice = firstTwice([...cards, ...board]);
    if (twice !== undefined) return refused(trouble.cardTwice(twice));
    const wanted = countWanted(own, onBoard, cards.length, board.length);
    if (wanted !== undefined) return refused(trouble.wrongCount(written, wanted));
    hands.push(cards);
  }
  const evaluated = hands.map((hand): Evaluated => {
    const rank = (by: Ranking): Ranked => rankedBy(by, hand, board);
    return { hand: hand.join(''), high: rank(high), ...(low === 'none' ? {} : { low: rank(low) }) };
  });
  for (const one of evaluated) shell.print(read.values.json ? JSON.stringify(one) : inWords(one, evaluated, shell));
  return done;
};

/** How many own cards are needed with this board, where it is not these. Without a board five to seven are a hand. */
function countWanted(own: number, onBoard: number, hand: number, board: number): string | undefined {
  if (onBoard === 0) return own === 7 ? outside(hand, 5, 7) : outside(hand, own, own);
  if (board === 0 && own === 2) return outside(hand, 5, 7);
  if (hand !== own) return String(own);
  return board >= 3 && board <= onBoard ? undefined : `${String(own)} + 3–${String(onBoard)}`;
}
const outside = (count: number, from: number, to: number): string | undefined =>
  count >= from && count <= to ? undefined : from === to ? String(from) : `${String(from)}–${String(to)}`;

function rankedBy(by: Ranking, hand: readonly Card[], board: readonly Card[]): Ranked {
  const rank = rankBy[by](toCodes(hand), toCodes(board));
  const name = nameHand(by, rank);
  return { rank, name: { de: sayHand('de', name), en: sayHand('en', name) } };
}

function inWords({ hand, high, low }: Evaluated, all: readonly Evaluated[], { words }: Shell): string {
  const named = ({ rank, name }: Ranked) => [String(rank), ...LANGUAGES.map((language) => name[language])].join('  ');
  const best = Math.max(...all.map((one) => one.high.rank));
  const mark = all.length > 1 && high.rank === best ? `  ${words.evaluated.best}` : '';
  return [
    `${hand}  ${named(high)}${mark}`,
    ...(low === undefined ? [] : [`${' '.repeat(hand.length)}  ${named(low)}`]),
  ].join('\n');
}
