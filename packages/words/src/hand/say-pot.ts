import type { HandEvent } from '@riffle/hand';
import type { Language } from '../language.ts';

type PotAwarded = Extract<HandEvent, { readonly type: 'PotAwarded' }>;
type PotWords = {
  readonly only: string;
  readonly main: string;
  readonly side: (pot: number) => string;
  readonly halves: { readonly [Part in PotAwarded['part']]: string };
  readonly board: (run: number) => string;
  /** The same within a sentence. */
  readonly onBoard: (run: number) => string;
};

const words: { readonly [L in Language]: PotWords } = {
  de: {
    only: 'Pot',
    main: 'Hauptpot',
    side: (pot) => `Side-Pot ${pot}`,
    halves: { whole: '', high: 'High-Hälfte', low: 'Low-Hälfte' },
    board: (run) => `Board ${run}`,
    onBoard: (run) => `Board ${run}`,
  },
  en: {
    only: 'Pot',
    main: 'Main pot',
    side: (pot) => `Side pot ${pot}`,
    halves: { whole: '', high: 'high half', low: 'low half' },
    board: (run) => `Board ${run}`,
    onBoard: (run) => `board ${run}`,
  },
};

/** One of so many pots; the only one is just the pot. */
export function sayPot(pot: number, pots: number, language: Language): string {
  const { only, main, side } = words[language];
  return pots < 2 ? only : pot === 0 ? main : side(pot);
}

export const sayBoard = (run: number, language: Language): string => words[language].board(run + 1);

/** What was pushed: which pot, which half of it, on which board. */
export function sayAward(award: Pick<PotAwarded, 'pot' | 'part' | 'run'>, pots: number, language: Language): string {
  const { halves, onBoard } = words[language];
  const { pot, part, run } = award;
  const parts = [sayPot(pot, pots, language), halves[part], run === 0 ? '' : onBoard(run + 1)];
  return parts.filter((one) => one !== '').join(', ');
}
