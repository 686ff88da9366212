import { endOfMark, isHeading, wordsIn } from './marks.ts';
import type { Place } from './places.ts';

/** Which places a line may begin, without asking each of them. */
export type MarkIndex = {
  readonly places: readonly Place[];
  /** By what the mark is, without the signs around it. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
  /** Those that are words. */
  readonly words: readonly number[];
  readonly names: ReadonlyMap<string, readonly number[]>;
};

export function markIndex(places: readonly Place[]): MarkIndex {
  const all = places.map((_, at) => at);
  const isWords = (at: number) => ['heading', 'begins'].includes(places[at]?.step.look ?? '');
  return {
    places,
    marks: Map.groupBy(
      all.filter((at) => !isWords(at)),
      (at) => bare(places[at]?.step.mark ?? ''),
    ),
    words: all.filter(isWords),
    names: Map.groupBy(all, (at) => wordsIn(places[at]?.heading ?? '')),
  };
}

const bare = (mark: string): string => mark.replace(/^0+(?=\d)/, '');
/** As far as a mark may reach. */
const BEGIN = /^[\s>*_|•·▪●◦‣–-]{0,8}(?:§ ?|Punkt |Regel |Nr\. ?)?[([]?([\p{L}\p{N}]+(?:\.\d+)*)/u;

export type Begun = { readonly place: number; readonly to: number };

/** The places that a line marks, and where each mark ends. */
export function begunBy({ places, marks, words, names }: MarkIndex, text: string, from: number): readonly Begun[] {
  const rest = from === 0 ? text : text.slice(from);
  const mark = bare(BEGIN.exec(rest)?.[1] ?? '');
  const asked = [...(marks.get(mark) ?? []), ...(from === 0 ? words : [])];
  const begun = asked.flatMap((place) => {
    const step = places[place]?.step;
    const end = step && endOfMark(rest, step);
    return end === undefined ? [] : [{ place, to: from + end }];
  });
  if (from > 0) return begun;
  // a rule that the text calls by its name, and gives no number
  const named = (names.get(wordsIn(text)) ?? []).filter((at) => isHeading(text, places[at]?.heading ?? '-'));
  const further = named.filter((place) => !begun.some((one) => one.place === place));
  return [...begun, ...further.map((place) => ({ place, to: text.length }))].sort((a, b) => a.place - b.place);
}
