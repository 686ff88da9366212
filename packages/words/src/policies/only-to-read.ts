import type { Language } from '../language.ts';

/** Said of a policy that nothing in Riffle asks for yet. */
export const onlyToRead: { readonly [L in Language]: string } = {
  de: 'Nur zum Nachlesen: Riffle richtet sich noch nicht danach.',
  en: 'For reading only: Riffle does not act on it yet.',
};
