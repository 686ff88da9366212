import type { Api } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';

/** As which a list may come; what it is is found out by what is in it. */
export const LIST_MEDIA = [
  ...['text/csv', 'text/plain', 'application/octet-stream'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];

/** A list comes as the bytes that it is: which characters they mean is found out where it is read. */
export function takesLists(api: Api): void {
  if (api.hasContentTypeParser('text/csv')) return;
  api.addContentTypeParser(
    [...LIST_MEDIA, 'application/vnd.ms-excel'],
    { parseAs: 'buffer', bodyLimit: BODY.list },
    (_request, body, done) => done(null, body),
  );
}

const [FEED, RETURN] = [10, 13];
const many = (bytes: Uint8Array, mark: number): number =>
  bytes.reduce((found, byte) => found + (byte === mark ? 1 : 0), 0);
/** Whichever ends its lines; many have both. */
export const linesIn = (bytes: Uint8Array): number => 1 + Math.max(many(bytes, FEED), many(bytes, RETURN));
