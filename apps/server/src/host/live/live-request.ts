import { LANGUAGES } from '@riffle/words';
import { z } from 'zod';
import { anyId, count } from '../../schema/brand.ts';

export const liveRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    kind: anyId,
    id: anyId,
    as: anyId,
    language: z.enum(LANGUAGES).exactOptional(),
    key: z.string().max(200).exactOptional(),
    from: count.exactOptional(),
    epoch: anyId.exactOptional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), kind: anyId, id: anyId, as: anyId.exactOptional() }),
  z.strictObject({ type: z.literal('time'), sent: z.number() }),
]);
export type CheckedLiveRequest = z.infer<typeof liveRequest>;
