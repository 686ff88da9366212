import { JournalError } from '@riffle/journal';
import { DataError, examineHouse } from '@riffle/server';
import { type Observed, observe } from './observed-house.ts';

/** What became of a flipped bit. The last two must not be. */
export const VERDICTS = [
  'start refused',
  'told at the start',
  'night refused',
  'told by verify',
  'harmless',
  'without words',
  'in silence',
] as const;
export type Verdict = (typeof VERDICTS)[number];
export type Judged = { readonly verdict: Verdict; readonly why?: string };

/** Problems that say that what was saved is damaged. */
const IN_WORDS = new Set(['damaged', 'newer-events', 'not-written', 'unauthenticated', 'wrong-pin', 'not-found']);

export async function judge(dataDir: string, whole: Observed, nights: readonly string[]): Promise<Judged> {
  const examined = await examineHouse(dataDir);
  if (typeof examined === 'string') return { verdict: 'without words', why: examined };
  const isTold = examined.findings.length > 0;
  const observed = await observe(dataDir, nights).catch((error: unknown) => error);
  if (!(observed instanceof Map)) {
    // held by somebody who should have let go of it: that is no word about the damage
    const isSaid =
      observed instanceof DataError || (observed instanceof JournalError && observed.trouble.code !== 'in-use');
    if (isSaid && isTold) return { verdict: 'start refused' };
    return { verdict: 'without words', why: observed instanceof Error ? (observed.stack ?? '') : String(observed) };
  }
  const seen = observed as Awaited<ReturnType<typeof observe>>;
  const differing = [...whole].filter(([url, answer]) => {
    const now = seen.get(url);
    return now === undefined || now.status !== answer.status || now.body !== answer.body;
  });
  const wordless = differing.find(([url]) => (seen.get(url)?.status ?? 0) >= 400 && !isInWords(seen.get(url)?.body));
  if (wordless !== undefined)
    return { verdict: 'without words', why: `${wordless[0]}: ${seen.get(wordless[0])?.body ?? ''}` };
  if ((seen.damagedRows ?? 0) > 0) return { verdict: 'told at the start' };
  if (differing.length === 0) return { verdict: isTold ? 'told by verify' : 'harmless' };
  const shown = differing.find(([url]) => (seen.get(url)?.status ?? 0) < 400);
  if (shown === undefined) return { verdict: 'night refused' };
  return isTold ? { verdict: 'told by verify' } : { verdict: 'in silence', why: shown[0] };
}

function isInWords(body = ''): boolean {
  try {
    return IN_WORDS.has(String((JSON.parse(body) as { code?: string }).code));
  } catch {
    return false;
  }
}
