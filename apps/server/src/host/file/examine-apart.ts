import { accept, type Verdict } from '@riffle/aggregate';
import { apart } from '../../worker/apart.ts';
import type { CommitOf, FileProblem, Kind, Shape } from '../kind.ts';
import { type Examined, examine } from './examine.ts';
import type { Asked, examineHere } from './examine-here.ts';

/** A file of so many characters is read before a thread would have begun. */
const SMALL = 100_000;
const HERE = new URL('./examine-here.ts', import.meta.url);

/** Looks at a file where that holds nobody up. */
export async function examineApart<S extends Shape>(
  kind: Kind<S>,
  text: string,
  asked: Pick<Asked, 'language' | 'ownKey' | 'zone'>,
): Promise<Verdict<Examined<S>, FileProblem>> {
  if (text.length <= SMALL) return examine(kind, text, asked);
  const commits: CommitOf<S>[] = [];
  const examined = await apart<typeof examineHere>(
    HERE,
    'examineHere',
    { module: kind.module.href, kind: kind.name, text, ...asked },
    (piece) => commits.push(...(piece as readonly CommitOf<S>[])),
  );
  return examined.ok ? accept({ ...examined.value, commits }) : examined;
}
