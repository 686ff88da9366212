import type { Document, KindName, Kinds } from '@riffle/wire';

const listeners = new Map<string, (document: Document<unknown>) => void>();

/** What else to do with a document as often as it has come: nothing below knows what the pages make of it. */
export function whenTold<K extends KindName>(kind: K, run: (document: Kinds[K]['document']) => void): void {
  listeners.set(kind, (document) => run(document as Kinds[K]['document']));
}

export function tell(document: Document<unknown>): void {
  listeners.get(document.kind)?.(document);
}
