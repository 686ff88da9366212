import type { Phase } from '@riffle/floor';

let typed = $state('');
let phase = $state<Phase>();

/** What is looked for: it stays while one looks at an incident and comes back. */
export const sought = {
  get typed(): string {
    return typed;
  },
  set typed(text: string) {
    typed = text;
  },
  /** The phase that is open on a phone; wide screens show them all. */
  get phase(): Phase | undefined {
    return phase;
  },
  set phase(opened: Phase | undefined) {
    phase = opened;
  },
};
