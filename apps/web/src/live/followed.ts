import { patched } from '@riffle/aggregate';
import type { Document, LiveMessage } from '@riffle/wire';

/** A document as far as it is known here. */
export type Followed = { readonly document: Document<unknown>; readonly version: number; readonly epoch: string };
type Told = Extract<LiveMessage, { readonly type: 'whole' | 'change' }>;

/** The document after a message; `gap` when a change is missing before this one and the whole must be asked for. */
export function followed(known: Followed | undefined, message: Told): Followed | 'gap' {
  const { version } = message;
  if (message.type === 'whole') return { document: message.document, version, epoch: message.epoch };
  if (known === undefined || known.version !== message.from) return 'gap';
  return { ...known, version, document: patched(known.document, message.difference) as Document<unknown> };
}
