import type { FileOrigin } from '@riffle/formats/problems';
import { formatDay } from '../figures.ts';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type ToldOrigin = {
  readonly title: string;
  readonly detail: string;
  /** What was changed, one by one. */
  readonly changes: readonly string[];
};

/** Where a file comes from, in words. */
export function sayFileOrigin(language: Language, origin: FileOrigin): ToldOrigin {
  const words = { de, en }[language];
  if (origin.is !== 'signed') return { ...words[origin.is], changes: [] };
  const { by, changes } = origin;
  const signed = { ...origin, day: formatDay(origin.at, language) };
  const title = by === 'this-house' ? words.thisHouse(signed) : words.anotherHouse(signed);
  const ofHouse = by === 'this-house' ? [] : [words.anotherHouseDetail];
  if (changes === undefined) return { title, detail: [words.unchanged, ...ofHouse].join(' '), changes: [] };
  const { steps, stepsInAll, people, staff, otherId } = changes;
  return {
    title,
    detail: [...ofHouse, words.changed].join(' '),
    changes: [
      ...(otherId === undefined ? [] : [words.otherId]),
      ...steps.map(({ how, step, text }) => words.step[how](step, text)),
      ...(stepsInAll > steps.length ? [words.more(stepsInAll - steps.length)] : []),
      ...people.map(({ how, name }) => words.person[how](name)),
      ...staff.map(({ how, name }) => words.member[how](name)),
    ],
  };
}
