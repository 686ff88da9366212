import { type PinnedRef, parsePinnedRef } from '@riffle/rulebooks';
import type { RulebookTextRead } from '@riffle/wire';
import type { Shell } from './shell.ts';
import { openTexts } from './text-shelf.ts';
import { toldNumbers } from './told-number.ts';

/** What each rule says word by word, as far as the club's own copies say it. */
export type RulingWordings = Readonly<Record<PinnedRef, readonly string[]>>;
type Found = { readonly ok: true; readonly wordings: RulingWordings } | { readonly ok: false; readonly text: string };

export async function rulingWordings(refs: readonly PinnedRef[], dataDir: string, shell: Shell): Promise<Found> {
  const opened = await openTexts(dataDir, shell);
  if (!opened.ok) return opened;
  const { shelf } = opened;
  try {
    const texts = new Map<string, RulebookTextRead | undefined>();
    const wordings: Record<PinnedRef, readonly string[]> = {};
    for (const pinned of refs) {
      const address = parsePinnedRef(pinned);
      if (address === undefined) continue;
      const { book: rulebook, edition, ref } = address;
      const key = `${rulebook}@${edition}`;
      if (!texts.has(key)) texts.set(key, await shelf.find({ rulebook, edition }));
      const text = texts.get(key)?.wordings;
      const wording = text?.found[ref];
      if (text !== undefined && wording !== undefined)
        wordings[pinned] = text.paragraphs.slice(wording.from, wording.to + 1);
    }
    return { ok: true, wordings };
  } finally {
    await shelf.close();
  }
}

/** For the terminal: the rule's number, and its words beneath. */
export async function wordingLines(wordings: RulingWordings, { words, language }: Shell): Promise<readonly string[]> {
  const { cited } = await toldNumbers(language);
  return Object.entries(wordings).flatMap(([ref, paragraphs]) => [
    `  ${words.text.wording} ${cited(ref)}`,
    ...paragraphs.map((paragraph) => `    ${paragraph}`),
  ]);
}
