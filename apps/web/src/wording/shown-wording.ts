import type { Wording, Wordings } from '@riffle/rulebooks';

/** What of a wording stands there at first: not a whole chapter where one paragraph is meant. */
export type ShownWording = {
  readonly paragraphs: readonly string[];
  /** There is more of it. */
  readonly isPart: boolean;
};

const LONG = 1_200;

export function shownWording({ paragraphs }: Wordings, { from, to, likely }: Wording): ShownWording {
  const whole = paragraphs.slice(from, to + 1);
  if (whole.join('').length <= LONG) return { paragraphs: whole, isPart: false };
  if (likely !== undefined) return { paragraphs: paragraphs.slice(likely, likely + 1), isPart: true };
  let length = 0;
  const first = whole.findIndex((text) => {
    length += text.length;
    return length > LONG;
  });
  const shown = whole.slice(0, Math.max(1, first));
  return { paragraphs: shown, isPart: shown.length < whole.length };
}
