import { createHash } from 'node:crypto';
import { refuse, type Verdict } from '@riffle/aggregate';
import type { ExaminedFile, FileOrigin, ImportedFile, UntrustedFile } from '@riffle/wire';
import type { Language } from '@riffle/words';
import { streamOf } from '../followed.ts';
import { isTooFarAhead } from '../hosted.ts';
import type { Hosting } from '../hosting.ts';
import type { FileProblem, Shape } from '../kind.ts';
import { examineApart } from './examine-apart.ts';
import type { FileAround } from './file-of.ts';

export type FileRefusal =
  | ({ readonly why: 'unreadable' } & FileProblem)
  /** To be shown, and taken where somebody says so of this very content. */
  | { readonly why: 'not-trusted'; readonly file: UntrustedFile }
  | { readonly why: 'differs'; readonly file: ExaminedFile; readonly step: number }
  | { readonly why: 'in-bin'; readonly file: ExaminedFile }
  | { readonly why: 'id-taken' };

type Asked = {
  readonly text: string;
  readonly language: Language;
  /** The sum of the content that was shown, or `any` where whoever asks has the file and the house alike. */
  readonly accept?: string | undefined;
};

/** A file into this house: looked at, then taken whole or not at all. */
export async function takeFile<S extends Shape>(
  hosting: Hosting<S>,
  { text, language, accept }: Asked,
  { club, now, zone }: FileAround,
): Promise<Verdict<ImportedFile, FileRefusal>> {
  const ownKey = (await club.key.find())?.publicKey;
  const read = await examineApart(hosting.kind, text, { language, ownKey, zone: zone.current });
  if (!read.ok) return refuse({ why: 'unreadable', ...read.refusal });
  const { commits, people, staff, ...examined } = read.value;
  const file = { ...examined, ...waiting(commits, now()) };
  // what is here already needs nobody's trust
  const stands = await hosting.standing(file.id, commits);
  if (stands.is === 'there') return { ok: true, value: { id: file.id, name: file.name, is: 'there', steps: 0 } };
  const content = sumOf(text);
  // nobody could do anything in it until then
  const needsNobody = isOurOwn(file.origin) && file.waits === undefined;
  const mayCome = needsNobody || accept === 'any' || accept === content;
  if ((stands.is === 'new' || stands.is === 'part') && !mayCome) {
    return refuse({ why: 'not-trusted', file: { ...file, accept: content } });
  }
  const arrival = { stream: streamOf(hosting.kind.name, file.id), version: commits.length };
  const coming = { people: people.map(({ id, ...person }) => ({ id, person })), staff };
  const taken = await hosting.takeIn(file.id, commits, async (write) => {
    await club.arrivals.begin(arrival, coming, now());
    const isWritten = await write().catch(async (error: unknown) => {
      await club.arrivals.withdraw(arrival.stream);
      throw error;
    });
    await (isWritten ? club.arrivals.settle(arrival.stream) : club.arrivals.withdraw(arrival.stream));
    return isWritten;
  });
  switch (taken.is) {
    case 'id-taken':
      return refuse({ why: 'id-taken' });
    case 'in-bin':
      return refuse({ why: 'in-bin', file });
    case 'differs':
      return refuse({ why: 'differs', file, step: taken.step });
    case 'taken-in':
    case 'completed':
    case 'there':
      return { ok: true, value: { id: file.id, name: file.name, ...taken } };
  }
}

function waiting(commits: readonly { readonly at: number }[], now: number): Pick<ExaminedFile, 'waits'> {
  const until = commits.reduce((latest, { at }) => Math.max(latest, at), 0);
  return isTooFarAhead(until, now) ? { waits: { until, now } } : {};
}

const isOurOwn = (origin: FileOrigin): boolean =>
  origin.is === 'signed' && origin.by === 'this-house' && origin.changes === undefined;

/** Of the very text, so that what is accepted is what was shown. */
const sumOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
