import type { Because, Ruling } from '@riffle/floor';
import { type Language, policyWords, sayNote, sayOutcome, sayPolicy, sayStep, sayWeigh } from '@riffle/words';
import type { CliWords } from './words/cli-words.ts';

/** A ruling in sentences, as it stands beside the typed one. */
export type RulingTold = {
  readonly outcome: string;
  readonly steps: readonly string[];
  readonly because: readonly string[];
  readonly range: readonly string[];
  readonly weigh: readonly string[];
};

export const tellRuling = (language: Language, ruling: Ruling): RulingTold => ({
  outcome: sayOutcome(language, ruling.outcome),
  steps: ruling.steps.map((step) => sayStep(language, step)),
  because: ruling.because.map((link) => tellBecause(language, link)),
  range: ruling.range.map((outcome) => sayOutcome(language, outcome)),
  weigh: ruling.weigh.map((weigh) => sayWeigh(language, weigh)),
});

const tellBecause = (language: Language, link: Because): string =>
  link.is === 'note'
    ? sayNote(language, link)
    : `${policyWords[language][link.policy].label}: ${sayPolicy(link, language)}`;

/** The lines of a terminal: what holds, what to do, why, and by which rules. */
export function rulingLines(language: Language, ruling: Ruling, { ruling: words }: CliWords): readonly string[] {
  const told = tellRuling(language, ruling);
  return [
    told.outcome,
    `  ${words.answer[ruling.answer]}${ruling.unclear.length > 0 ? ` ${words.reading}` : ''}`,
    ...told.steps.map((step, at) => `  ${String(at + 1)}. ${step}`),
    ...(told.range.length === 0 ? [] : [`  ${words.range}: ${told.range.join(' · ')}`]),
    ...told.weigh.map((question) => `  ? ${question}`),
    ...told.because.map((reason) => `  – ${reason}`),
    ...(ruling.refs.length === 0 ? [] : [`  ${ruling.refs.join('  ')}`]),
  ];
}
