import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** As small as its reader takes it; says so in the answer's head. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<Buffer> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  if (!/\bgzip\b/.test(accepted)) return Buffer.from(text);
  reply.header('content-encoding', 'gzip');
  return gzipped(text);
}

/** Below this it is one packet either way. */
const WORTH = 1_400;

/**
 * What everybody may fetch goes out small: a whole season's tables are 33 KB, and a phone waits for them. What is for somebody is
 * left as it is: beside what a stranger has him ask, the length of a compressed answer would tell of it.
 */
export function compressWhatIsForAll(api: Api): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const { may } = request.routeOptions.config;
    const isForAll = request.method === 'GET' && may === 'all' && request.url.startsWith('/api/');
    if (!isForAll || typeof payload !== 'string' || payload.length < WORTH) return payload;
    reply.header('vary', 'accept-encoding').removeHeader('content-length');
    return compressed(request, reply, payload);
  });
}
