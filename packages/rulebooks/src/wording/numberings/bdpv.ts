import { type Numbering, step, way } from '../numbering.ts';

const IN_SECTION = /^(?<chapter>\d+) (?<section>\p{Lu}\D*?) (?<rule>\d+)(?<letter>[a-z])?(?: (?<own>.+))?$/u;
const IN_CHAPTER = /^(?<chapter>\d+)\.(?<rule>\d+)(?: (?<own>.+))?$/;
const PREAMBLE = /^(?<chapter>\d+) Einleitung(?: .+)?$/;

/** `1 Sitzordnung 2`, `2 Misdeals 1a`, `6.8`; what stands before the first rule of a chapter, `3 Einleitung Wandern`. */
export const numbering: Numbering = (ref) => {
  const { chapter, section, rule, letter, own } =
    (IN_SECTION.exec(ref) ?? IN_CHAPTER.exec(ref) ?? PREAMBLE.exec(ref))?.groups ?? {};
  if (chapter === undefined) return undefined;
  if (rule === undefined) return way([step('number', chapter, chapter)], 'Einleitung');
  const inside = section === undefined ? `${chapter}.${rule}` : `${chapter} ${section} ${rule}`;
  return way(
    [
      step('number', chapter, chapter),
      section === undefined ? undefined : step('heading', section, `${chapter} ${section}`),
      step('number', rule, inside),
      letter === undefined ? undefined : step('letter', letter, `${inside}${letter}`),
    ],
    own,
  );
};
