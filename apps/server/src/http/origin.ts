import type { FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** A page of somebody else may make the browser send requests with our cookie; it cannot make it lie about where they come from. */
export function isForeign(request: FastifyRequest): boolean {
  return !READING.includes(request.method) && cameFromElsewhere(request);
}

/** Without either header it was no browser, and nobody's cookie is abused. */
export function cameFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const HERE = ['localhost', '127.0.0.1', '[::1]'];
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Sent on the computer that Riffle runs on. Neither a proxy's request counts, whoever stands behind it,
 * nor one to a foreign name, which a page elsewhere can make point here. Some proxies say nothing of
 * themselves: they are known by their old HTTP, or by the page that the browser says it comes from.
 */
export const isFromHere = (request: FastifyRequest): boolean =>
  LOOPBACK.includes(request.socket.remoteAddress ?? '') &&
  HERE.includes(request.hostname) &&
  request.raw.httpVersion !== '1.0' &&
  [request.headers.origin, request.headers.referer].every(isOfHere) &&
  !isPassedOn(request);

/** A proxy says that it stands in between. */
export const isPassedOn = (request: FastifyRequest): boolean =>
  PASSED_ON.some((name) => request.headers[name] !== undefined);

const isOfHere = (page: string | undefined): boolean =>
  page === undefined || (URL.canParse(page) && HERE.includes(new URL(page).hostname));
