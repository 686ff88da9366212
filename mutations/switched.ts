import type { Mutant } from './mutant.ts';
import { SWITCH } from './sources.ts';

type Site = { readonly from: number; readonly to: number; readonly mutants: Mutant[]; readonly within: Site[] };

/** The source with all of its mutants in it, each behind a switch: compiled once, any of them can be tried. */
export function switched(text: string, mutants: readonly Mutant[]): string {
  const whole: Site = { from: 0, to: text.length, mutants: [], within: [] };
  for (const mutant of mutants.toSorted((a, b) => a.from - b.from || b.to - a.to || a.no - b.no)) put(whole, mutant);
  return inner(text, whole);
}

/** The source with one of them made: what the compiler is asked about. */
export const mutated = (text: string, { from, to, becomes }: Mutant): string =>
  text.slice(0, from) + becomes + text.slice(to);

function put(into: Site, mutant: Mutant): void {
  const last = into.within.at(-1);
  if (last === undefined || last.to <= mutant.from)
    into.within.push({ from: mutant.from, to: mutant.to, mutants: [mutant], within: [] });
  else if (last.from === mutant.from && last.to === mutant.to) last.mutants.push(mutant);
  else put(last, mutant);
}

/** Within what a mutant puts there nothing else is switched: one is on at a time. */
function written(text: string, site: Site): string {
  const original = inner(text, site);
  const [first] = site.mutants;
  if (first?.kind === 'statement') return `{if(!${SWITCH}(${String(first.no)})){${original}}}`;
  const others = site.mutants.map(({ no, becomes }) => `${SWITCH}(${String(no)})?(${becomes}):`).join('');
  return `(${others}(${original}))`;
}

function inner(text: string, { from, to, within }: Site): string {
  let at = from;
  let result = '';
  for (const site of within) {
    result += text.slice(at, site.from) + written(text, site);
    at = site.to;
  }
  return result + text.slice(at, to);
}
