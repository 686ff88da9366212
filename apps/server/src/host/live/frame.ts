import type { LiveMessage } from '@riffle/wire';

/** A message as it goes over the wire, encoded once for however many read it. */
export type Frame = Buffer;
export const frameOf = (message: LiveMessage): Frame => Buffer.from(JSON.stringify(message));
