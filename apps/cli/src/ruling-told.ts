import type { Because, Ruling } from '@riffle/floor';
import {
  type Language,
  policyWords,
  sayMeasure,
  sayNote,
  sayOffence,
  sayOutcome,
  sayPolicy,
  sayStep,
  sayWeigh,
} from '@riffle/words';
import { toldNumbers } from './told-number.ts';
import type { CliWords } from './words/cli-words.ts';

/** A ruling in sentences, as it stands beside the typed one. */
export type RulingTold = {
  readonly outcome: string;
  readonly steps: readonly string[];
  readonly because: readonly string[];
  readonly range: readonly string[];
  readonly weigh: readonly string[];
  /** What it can or must cost, where it costs anything. */
  readonly sanction?: string;
};

export function tellRuling(language: Language, ruling: Ruling, words: CliWords): RulingTold {
  const sanction = tellSanction(language, ruling, words);
  return {
    outcome: sayOutcome(language, ruling.outcome),
    steps: ruling.steps.map((step) => sayStep(language, step)),
    because: ruling.because.map((link) => tellBecause(language, link)),
    range: ruling.range.map((outcome) => sayOutcome(language, outcome)),
    weigh: ruling.weigh.map((weigh) => sayWeigh(language, weigh)),
    ...(sanction !== undefined && { sanction }),
  };
}

const tellBecause = (language: Language, link: Because): string =>
  link.is === 'note'
    ? sayNote(language, link)
    : `${policyWords[language][link.policy].label}: ${sayPolicy(link, language)}`;

/** The lines of a terminal: what holds, what to do, why, and by which rules. */
export async function rulingLines(language: Language, ruling: Ruling, all: CliWords): Promise<readonly string[]> {
  const { ruling: words } = all;
  const told = tellRuling(language, ruling, all);
  const { cited } = await toldNumbers(language);
  return [
    told.outcome,
    `  ${words.answer[ruling.answer]}${ruling.unclear.length > 0 ? ` ${words.reading}` : ''}`,
    ...told.steps.map((step, at) => `  ${String(at + 1)}. ${step}`),
    ...(told.range.length === 0 ? [] : [`  ${words.range}: ${told.range.join(' · ')}`]),
    ...told.weigh.map((question) => `  ? ${question}`),
    ...(told.sanction === undefined ? [] : [`  ! ${told.sanction}`]),
    ...told.because.map((reason) => `  – ${reason}`),
    ...(ruling.refs.length === 0 ? [] : [`  ${ruling.refs.map(cited).join('  ')}`]),
  ];
}

function tellSanction(language: Language, { sanction }: Ruling, words: CliWords): string | undefined {
  if (sanction.duty === 'none') return undefined;
  const { duty, repeated } = sanction;
  const measures = sanction.measures.map((measure) => sayMeasure(language, measure));
  return words.ruling.sanction({ duty, repeated, offence: sayOffence(language, sanction.offence), measures });
}
