import { accept, type Verdict } from '@riffle/aggregate';
import type { Language } from '@riffle/words';
import type { CommitOf, FileProblem, Kind, Shape } from '../kind.ts';
import { type Examined, examine } from './examine.ts';

export type Asked = {
  readonly module: string;
  readonly kind: string;
  readonly text: string;
  readonly language: Language;
  readonly ownKey: string | undefined;
  readonly zone: string;
};
type Without = Omit<Examined, 'commits'>;

/** So many at once are unpacked between two taps of somebody else. */
const PIECE = 100;

/** In the thread: the kind comes from its module, since functions cannot be copied. */
export async function examineHere(
  { module, kind, text, ...asked }: Asked,
  give: (commits: readonly CommitOf<Shape>[]) => Promise<void>,
): Promise<Verdict<Without, FileProblem>> {
  const kinds = (await import(module)) as Readonly<Record<string, Kind>>;
  const named = kinds[kind];
  if (named === undefined) throw new Error(`${module} exports no ${kind}`);
  const examined = examine(named, text, asked);
  if (!examined.ok) return examined;
  const { commits, ...rest } = examined.value;
  for (let at = 0; at < commits.length; at += PIECE) await give(commits.slice(at, at + PIECE));
  return accept(rest);
}
