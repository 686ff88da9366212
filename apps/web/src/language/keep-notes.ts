import type { Language } from '@riffle/words';

/** What stands beside the rules is kept for when there is no network, in the language that is read. */
export async function keepNotes(language: Language): Promise<void> {
  // a page that was opened by the laptop's address in the local network has no service worker
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(language);
}
