import type { Api } from '../http/api.ts';

/** What a kind adds to a house beside what is hosted: ways in of its own, and what runs for it. */
export type Added = {
  readonly routes?: (api: Api) => void;
  /** Once all is there again after a start, and before anybody is let in. */
  readonly woken?: () => Promise<void>;
  readonly close?: () => void;
};
