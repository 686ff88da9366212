import { type Begun, begunBy, type MarkIndex, markIndex } from './mark-index.ts';
import { endsASentence, wordsIn } from './marks.ts';
import type { Place } from './places.ts';
import type { TextLine } from './text-lines.ts';

/** A place that the text marks: by its line, and where in the line what it says begins. */
export type FoundMark = { readonly place: number; readonly line: number; readonly from: number; readonly to: number };

type Chain = { readonly mark: FoundMark; readonly before: Chain | undefined; readonly worth: number };

/**
 * Which line marks which place. Figures begin many lines that mark nothing, and the same figure begins a rule in every
 * chapter; so that order of places is taken which the text has, and of all such the one that finds most.
 */
export function foundMarks(places: readonly Place[], lines: readonly TextLine[]): readonly FoundMark[] {
  const bodies = bodiesBehind(lines);
  const index = markIndex(places);
  const starts = startsOf(index, lines);
  const best: (Chain | undefined)[] = places.map(() => undefined);
  for (const [line, { text }] of lines.entries()) {
    const said = ` ${wordsIn(text.slice(0, FULL))} `;
    // marks may follow one another in a line, `69 (11) a)`
    for (let from = 0, depth = 0; from < text.length && depth < DEEPEST; depth += 1) {
      const found = from === 0 ? (starts[line] ?? []) : begunBy(index, text, from);
      if (found.length === 0) break;
      // the innermost first, so that what is known of the others stands further up
      for (const { place, to } of found.toReversed()) {
        const before = bestBefore(best, places, place, line);
        if (before === 'none') continue;
        const mark = { place, line, from, to };
        const worth = (before?.worth ?? 0) + worthOf(places[place], said, text.length - to + (bodies[line] ?? 0));
        if (worth > worthAt(best[place], line)) best[place] = { mark, before, worth };
      }
      from = Math.min(...found.map(({ to }) => to));
    }
  }
  return unfolded(best.reduce((most, chain) => ((chain?.worth ?? 0) > (most?.worth ?? 0) ? chain : most), undefined));
}

const DEEPEST = 3;

/** What each line may begin. Words begin a paragraph or one of several rows, and not only a line of it. */
function startsOf(index: MarkIndex, lines: readonly TextLine[]): readonly (readonly Begun[])[] {
  const isBegun = ({ place }: Begun) => index.places[place]?.step.look === 'begins';
  const starts = lines.map(({ text }) => begunBy(index, text, 0));
  const isListed = lines.map(({ text }) => /^[-*•▪●◦‣–]\s/.test(text));
  const isRow = starts.map((found, line) => isListed[line] === false && found.some(isBegun));
  return starts.map((found, line) => {
    const above = lines[line - 1]?.text ?? '';
    const isOfRows = isRow[line - 1] === true || isRow[line + 1] === true;
    const isFresh = above === '' || isOfRows || isListed[line] || endsASentence(above) || above.endsWith(':');
    return isFresh ? found : found.filter((one) => !isBegun(one));
  });
}

/** What may stand directly before: for a part, the whole or another part of it; otherwise anything further up. */
function bestBefore(
  best: readonly (Chain | undefined)[],
  places: readonly Place[],
  place: number,
  line: number,
): Chain | undefined | 'none' {
  const { within = -1, step } = places[place] ?? {};
  const isFree = within === -1 || step?.look === 'whole';
  let most: Chain | undefined;
  for (let at = isFree ? 0 : within; at < place; at += 1) {
    const chain = best[at];
    if (chain === undefined) continue;
    const worth = worthAt(chain, line);
    if (worth > (most?.worth ?? 0)) most = { ...chain, worth };
  }
  return most === undefined && !isFree ? 'none' : most;
}
/** In the contents a chapter is far from its first rule. */
const [FAR, FARTHEST] = [40, 0.5];
const worthAt = (chain: Chain | undefined, line: number): number =>
  chain === undefined ? 0 : chain.worth - FARTHEST * Math.min(1, (line - chain.mark.line) / FAR);

const FULL = 200;
/** The rule itself rather than its line in the contents: with its name, and with words behind it. */
function worthOf(place: Place | undefined, said: string, body: number): number {
  if (place === undefined) return 0;
  const { step, name } = place;
  const isNamed = name !== undefined && said.includes(` ${name} `);
  const base = step.look === 'begins' ? 0.5 : step.look === 'whole' ? 2 : 1;
  return base + (isNamed ? 1 : 0) + Math.min(1, body / FULL);
}

/** How much stands in the lines behind one, until one that begins with a figure or a sign. */
function bodiesBehind(lines: readonly TextLine[]): readonly number[] {
  const bodies = lines.map(() => 0);
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const next = lines[at + 1]?.text ?? '';
    const begins = /^\W{0,3}(?:\d|[a-z]\))/i.test(next);
    bodies[at] = begins ? 0 : Math.min(FULL, next.length + (bodies[at + 1] ?? 0));
  }
  return bodies;
}

function unfolded(chain: Chain | undefined): readonly FoundMark[] {
  const marks: FoundMark[] = [];
  for (let at = chain; at !== undefined; at = at.before) marks.push(at.mark);
  return marks.reverse();
}
