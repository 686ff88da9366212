import type { Finding } from '../../incident-kind.ts';
import { type Inquiry, merely } from '../../inquiry.ts';
import { type ChipsLaid, isOneChip } from '../silent/chips-laid.ts';
import { judgeSilentAct } from '../silent/silent-act.ts';
import type { Turn } from '../turn.ts';
import { judgeSpokenAct } from './spoken-act.ts';
import type { Words } from './words.ts';

export const CAME_FIRST = ['words', 'chips', 'together'] as const;
type CameFirst = (typeof CAME_FIRST)[number];

/** Words and chips of one act: which of them counts. */
export function judgeWordsWithChips(
  turn: Turn,
  words: Words,
  laid: ChipsLaid,
  cameFirst: CameFirst,
  floor: Inquiry,
): Finding {
  const counts = laid.added.length === 0 ? 'words' : whichCounts(turn, words, laid, cameFirst, floor);
  floor.notes(counts === 'words' ? 'wordsCount' : 'chipsCount');
  // words before the chips bind as such; otherwise it decides which of both counts, not that either binds
  const contradicted = words.amount !== undefined && laid.added.length > 0 && cameFirst !== 'words';
  const asked = contradicted ? merely(floor, 'betting.verbalInTurn', 'betting.whenChipsCount') : floor;
  return counts === 'words' ? judgeSpokenAct(turn, words, laid, asked) : judgeSilentAct(turn, laid, asked);
}

function whichCounts(
  turn: Turn,
  { said, amount }: Words,
  laid: ChipsLaid,
  cameFirst: CameFirst,
  floor: Inquiry,
): 'words' | 'chips' {
  if (said === 'unclear') return 'chips';
  const opens = turn.round.toFace === 0;
  const oneChip = isOneChip(laid);
  if (opens && oneChip && cameFirst === 'chips' && amount !== undefined && answersDealer(floor)) return 'words';
  const raises = !opens && (said === 'raise' || said === 'bet' || said === 'amount');
  const rule = floor.looksUp('betting.wordsVersusChips');
  if (oneChip && raises && (amount === undefined || (rule === 'firstThenWords' && cameFirst !== 'words'))) {
    if (amount !== undefined) floor.asks('betting.wordsVersusChips');
    return wordForOneChip(cameFirst, floor);
  }
  // a word without an amount, and before the chips, does not contradict them
  if (cameFirst === 'words' && amount === undefined) floor.asks('betting.wordsVersusChips');
  else floor.decides('betting.wordsVersusChips');
  switch (rule) {
    case 'words':
      return 'words';
    case 'firstThenWords':
      return cameFirst === 'chips' ? 'chips' : 'words';
  }
}

/** Whether an amount that is named after a single opening chip still counts. */
function answersDealer(floor: Inquiry): boolean {
  switch (floor.decides('betting.oversizedChipOpening')) {
    case 'askThenFullValue':
      return true;
    case 'fullValue':
      return false;
  }
}

/** A single chip is a raise only where the word was there before it. */
function wordForOneChip(cameFirst: CameFirst, floor: Inquiry): 'words' | 'chips' {
  if (cameFirst === 'words') {
    floor.asks('betting.announceBeforeChip');
    return 'words';
  }
  if (cameFirst === 'together') {
    switch (floor.decides('betting.wordWithChip')) {
      case 'counts':
        return 'words';
      case 'tooLate':
        return 'chips';
    }
  }
  switch (floor.decides('betting.announceBeforeChip')) {
    case 'yes':
      return 'chips';
    case 'no':
      return 'words';
  }
}
