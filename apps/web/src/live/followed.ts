import { patched } from '@riffle/aggregate';
import type { LiveMessage, Night } from '@riffle/wire';

/** A night as far as it is known here. */
export type Followed = { readonly document: Night; readonly version: number; readonly epoch: string };
type NightMessage = Extract<LiveMessage, { readonly type: 'whole' | 'change' }>;

/** The night after a message; `gap` when a change is missing before this one and the whole must be asked for. */
export function followed(known: Followed | undefined, message: NightMessage): Followed | 'gap' {
  const { version } = message;
  if (message.type === 'whole') return { document: message.document, version, epoch: message.epoch };
  if (known === undefined || known.version !== message.from) return 'gap';
  return { ...known, version, document: patched(known.document, message.difference) as Night };
}
