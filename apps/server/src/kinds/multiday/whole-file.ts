import { createHash } from 'node:crypto';
import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { nestsTooDeep } from '@riffle/formats';
import { nightOf, partsOf } from '@riffle/tournament/multiday';
import type { ImportedFile, UntrustedFile } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';
import { z } from 'zod';
import { type FileAround, fileOf } from '../../host/file/file-of.ts';
import { type FileRefusal, takeFile } from '../../host/file/take-file.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import type { MultiDayShape } from './shape.ts';

const FORMAT = 'riffle-whole-event';
const shape = z.object({
  format: z.literal(FORMAT),
  v: z.literal(1),
  event: z.looseObject({}),
  nights: z.array(z.looseObject({})).max(100),
});

type Into = {
  readonly events: Hosting<MultiDayShape>;
  readonly nights: Hosting<NightShape>;
  readonly around: FileAround;
};

/** The event and every night that it has, as one file: each as it leaves by itself, with its own seal. */
export async function wholeFileOf(event: Hosted<MultiDayShape>, { nights, around }: Into): Promise<string> {
  const ids = partsOf(event.state).flatMap((part) => nightOf(event.state, part) ?? []);
  const found = await Promise.all(ids.map((id) => nights.find(id)));
  const own = JSON.parse(await fileOf(event, around)) as unknown;
  const of: unknown[] = [];
  for (const night of found) if (night !== undefined && !night.demo) of.push(JSON.parse(await fileOf(night, around)));
  return `${JSON.stringify({ format: FORMAT, v: 1, event: own, nights: of }, undefined, 1)}\n`;
}

type Asked = { readonly text: string; readonly language: Language; readonly accept?: string | undefined };

/**
 * First the nights, then the event that stands above them, each whole or not at all; what is there already is left as it is,
 * so that a file that came in part is taken in again to its end. What is not this house's own is shown first, for all of it.
 */
export async function takeWholeFile(
  { events, nights, around }: Into,
  { text, language, accept: accepted }: Asked,
): Promise<Verdict<ImportedFile, FileRefusal>> {
  const read = readWhole(text);
  if (read === undefined) {
    const detail = wordsIn(language).nightFileProblem({ code: 'other-format' });
    return refuse({ why: 'unreadable', detail, facts: { code: 'other-format' } });
  }
  const content = createHash('sha256').update(text).digest('base64url');
  const mayCome = accepted === content || accepted === 'any' ? { accept: 'any' } : {};
  const doubted: UntrustedFile[] = [];
  let steps = 0;
  for (const night of read.nights) {
    const taken = await takeFile(nights, { text: JSON.stringify(night), language, ...mayCome }, around);
    if (taken.ok) steps += taken.value.steps;
    else if (taken.refusal.why === 'not-trusted') doubted.push(taken.refusal.file);
    else return taken;
  }
  const asked = { text: JSON.stringify(read.event), language, ...mayCome };
  // it stands above its nights: none of them may be missing
  if (doubted.length === 0) {
    const taken = await takeFile(events, asked, around);
    if (taken.ok) return accept({ ...taken.value, steps: taken.value.steps + steps });
    if (taken.refusal.why !== 'not-trusted') return taken;
    doubted.push(taken.refusal.file);
  }
  const [worst] = doubted.toSorted((a, b) => doubt(b) - doubt(a));
  if (worst === undefined) throw new Error('nothing was doubted, and nothing taken');
  return refuse({ why: 'not-trusted', file: { ...worst, accept: content } });
}

/** What is shown of several is the one that gives most to think about. */
function doubt({ origin }: UntrustedFile): number {
  if (origin.is === 'forged') return 3;
  if (origin.is === 'unsigned') return 2;
  return origin.changes === undefined ? 0 : 1;
}

function readWhole(text: string): z.infer<typeof shape> | undefined {
  try {
    return nestsTooDeep(text) ? undefined : shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
