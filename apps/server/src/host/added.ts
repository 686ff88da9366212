import type { Language } from '@riffle/words';
import type { Api } from '../http/api.ts';
import type { WrittenPage } from '../http/written-page.ts';

/** What a kind adds to a house beside what is hosted: ways in of its own, and what runs for it. */
export type Added = {
  readonly routes?: (api: Api) => void;
  /** What stands at an address of its pages for who runs no scripts; nothing where that is for nobody to find. */
  readonly writtenAt?: (path: string, language: Language) => Promise<WrittenPage | undefined>;
  /** Once all is there again after a start, and before anybody is let in. */
  readonly woken?: () => Promise<void>;
  readonly close?: () => void;
};
