import { randomUUID } from 'node:crypto';
import { difference } from '@riffle/aggregate';
import type { Document } from '@riffle/wire';
import { type Frame, frameOf } from './frame.ts';

/** Differences kept for those who come back after a gap. */
const KEPT = 200;

export type Listener = { send(frame: Frame): void };

/** All who see the same document. It is made once a change, compared once, and written to each of them. */
export class Audience {
  readonly #of: { readonly kind: string; readonly id: string; readonly as: string };
  readonly #epoch = randomUUID();
  readonly #listeners = new Set<Listener>();
  readonly #changes: { readonly from: number; readonly frame: Frame }[] = [];
  #document: Document<unknown>;
  #version = 1;
  #whole: Frame | undefined;

  constructor(document: Document<unknown>, as: string) {
    this.#of = { kind: document.kind, id: document.id, as };
    this.#document = document;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** What is missing since `from`, where that can be told; else the whole. */
  add(listener: Listener, from: number | undefined, epoch: string | undefined): void {
    this.#listeners.add(listener);
    const missed = epoch === this.#epoch && from !== undefined ? this.#since(from) : undefined;
    if (missed === undefined) listener.send(this.#wholeFrame());
    else for (const frame of missed) listener.send(frame);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  update(document: Document<unknown>): void {
    const change = difference(this.#document, document);
    if (change === undefined) return;
    const from = this.#version;
    this.#document = document;
    this.#version += 1;
    this.#whole = undefined;
    const frame = frameOf({ type: 'change', ...this.#of, from, version: this.#version, difference: change });
    this.#changes.push({ from, frame });
    if (this.#changes.length > KEPT) this.#changes.shift();
    for (const listener of this.#listeners) listener.send(frame);
  }

  /** For the last message before they are sent away. */
  tell(frame: Frame): void {
    for (const listener of this.#listeners) listener.send(frame);
  }

  #since(from: number): readonly Frame[] | undefined {
    if (from === this.#version) return [];
    const start = this.#changes.findIndex((change) => change.from === from);
    return start === -1 ? undefined : this.#changes.slice(start).map(({ frame }) => frame);
  }

  #wholeFrame(): Frame {
    this.#whole ??= frameOf({
      type: 'whole',
      ...this.#of,
      version: this.#version,
      epoch: this.#epoch,
      document: this.#document,
    });
    return this.#whole;
  }
}
