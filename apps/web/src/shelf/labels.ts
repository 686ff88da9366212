import { type BookId, type Labels, type Language, loadLabels, parsePinnedRef, shownRef } from '@riffle/rulebooks';
import { SvelteMap } from 'svelte/reactivity';

const labels = new SvelteMap<BookId, Labels>();
const asked = new Map<BookId, Promise<void>>();

function fetched(book: BookId): Promise<void> {
  const known = asked.get(book);
  if (known !== undefined) return known;
  const fetching = loadLabels(book).then(
    (loaded) => void labels.set(book, loaded),
    // over a bad line it is asked for again by whoever cites a rule next
    () => void asked.delete(book),
  );
  asked.set(book, fetching);
  return fetching;
}

/** A rule's number as it is shown: what stands behind it is fetched when the first rule of its rulebook is cited. */
export function labelOf(book: BookId, ref: string, language: Language): string {
  void fetched(book);
  return shownRef(labels.get(book), ref, language);
}

/** Before what is shown goes into a file. */
export async function labelsOf(refs: readonly string[]): Promise<void> {
  const books = new Set(refs.flatMap((ref) => parsePinnedRef(ref)?.book ?? []));
  await Promise.all([...books].map(fetched));
}
