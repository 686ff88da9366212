import type { HandCommand, HandRules } from '@riffle/hand';
import type { Language } from '@riffle/words';
import type { HandPlace } from './hand-place.ts';

/** A hand about which the floor was asked: the file as it was opened, and which of its hands by which rulebook. */
export type AskedHand = {
  readonly id: string;
  readonly text: string;
  readonly nth: number;
  /** Empty: as recorded. */
  readonly book: string;
  readonly whatIf?: WhatIf;
};

/** What a ruling would make of the hand, from the step at which it was asked. */
export type WhatIf = {
  readonly place: HandPlace;
  readonly commands: readonly HandCommand[];
  readonly book: { readonly id: string; readonly name: string };
  /** What the rulebook says about a hand: a house's need not be on the shelf. */
  readonly rules: HandRules;
  /** The incident, in words: whoever looks at the hand need not know all incidents. */
  readonly label: { readonly [L in Language]: string };
  /** Where the ruling stands. */
  readonly ruling: string;
};

const KEY = 'riffle.hand.asked';
/** Beside the storage, for files that are too large for it: those do not survive a reload. */
let kept: AskedHand | undefined;

function keep(hand: AskedHand): AskedHand {
  kept = hand;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(hand));
  } catch {
    sessionStorage.removeItem(KEY);
  }
  return hand;
}

function read(): AskedHand | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AskedHand | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The last hand about which somebody asked in this tab. */
export function askedHand(id: string | undefined): AskedHand | undefined {
  kept ??= read();
  return kept !== undefined && kept.id === id ? kept : undefined;
}

/** The same hand keeps its name, so that the way back finds it. */
export function askAbout(text: string, nth: number, book: string, newId: () => string): AskedHand {
  kept ??= read();
  const isSame = kept?.text === text && kept.nth === nth && kept.book === book;
  return kept !== undefined && isSame ? kept : keep({ id: newId(), text, nth, book });
}

export function keepWhatIf(id: string, whatIf: WhatIf): void {
  const hand = askedHand(id);
  if (hand !== undefined) keep({ ...hand, whatIf });
}
