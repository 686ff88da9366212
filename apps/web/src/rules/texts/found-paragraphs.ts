import { fold, type Wordings } from '@riffle/rulebooks';

export type FoundParagraph = {
  /** Its place in the text. */
  readonly at: number;
  readonly text: string;
  /** The rules whose words begin here, by their numbers. */
  readonly rules: readonly string[];
};

/** The paragraphs that say all that was typed, in their order; nothing typed, all of them. */
export function foundParagraphs({ paragraphs, found }: Wordings, typed: string): readonly FoundParagraph[] {
  const beginning = Map.groupBy(Object.entries(found), ([, { from, likely }]) => likely ?? from);
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return paragraphs.flatMap((text, at) => {
    const said = words.length === 0 ? '' : fold(text);
    if (!words.every((word) => said.includes(word))) return [];
    return [{ at, text, rules: (beginning.get(at) ?? []).map(([ref]) => ref) }];
  });
}
