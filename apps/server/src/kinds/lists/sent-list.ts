import type { Api } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';

/** A list comes as the bytes that it is: which characters they mean is found out where it is read. */
export function takesLists(api: Api): void {
  if (api.hasContentTypeParser('text/csv')) return;
  api.addContentTypeParser(
    ['text/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'],
    { parseAs: 'buffer', bodyLimit: BODY.list },
    (_request, body, done) => done(null, body),
  );
}

const LINE_END = 10;
export const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((lines, byte) => lines + (byte === LINE_END ? 1 : 0), 1);
