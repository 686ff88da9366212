import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LANGUAGE_COOKIE } from '@riffle/wire';
import { LANGUAGES, type Language } from '@riffle/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import { languageIn, refuseWith } from './api.ts';
import { Documents } from './documents.ts';
import { ASSET_POLICY, OF_DOCUMENTS_ALONE } from './headers.ts';
import type { WaysIn } from './ways-in.ts';
import { sendWritten, type WrittenPage, writtenInto } from './written-page.ts';

/** What was chosen in the header here, else what the browser asks for. */
const languageChosen = (request: FastifyRequest): Language =>
  LANGUAGES.find((known) => known === request.cookies[LANGUAGE_COOKIE]) ?? languageIn(request);

/** The built web app. Whatever is no file is a page of it: the document that the app has for it, where it names one. */
export async function staticFiles(
  api: Api,
  webDir: string | undefined,
  waysIn: WaysIn,
  writtenAt: (path: string, language: Language) => Promise<WrittenPage | undefined>,
): Promise<void> {
  const hasApp = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (hasApp) {
    await api.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      // the page at / has its own document too
      index: false,
      setHeaders: (reply, path) => {
        // names of built files hold a hash of what is in them
        const isHashed = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (!isHashed) return;
        reply.header('content-security-policy', ASSET_POLICY);
        for (const name of OF_DOCUMENTS_ALONE) reply.removeHeader(name);
      },
    });
  }
  const documents = new Documents(webDir);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    const spoken = languageChosen(request);
    const { file, asks } = documents.at(path, spoken);
    if (asks !== undefined) reply.header('link', asks);
    const policy = String(reply.getHeader('content-security-policy'));
    if (documents.style !== undefined)
      reply.header(
        'content-security-policy',
        policy.replace("style-src 'self'", `style-src 'self' '${documents.style}'`),
      );
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    const written = webDir === undefined ? undefined : await writtenAt(path, spoken);
    if (webDir !== undefined && written !== undefined)
      return sendWritten(request, reply, writtenInto(await readFile(join(webDir, file), 'utf8'), written));
    // a link is given to whom it is meant for: a search engine that comes across it keeps nothing
    return reply.header('x-robots-tag', 'noindex').sendFile(file);
  };
  if (hasApp) api.get('/', { config: { may: 'all' } }, sendPage);
  // without rate limits there is no such function
  const limit = (api as Partial<Pick<Api, 'rateLimit'>>).rateLimit?.();
  api.setNotFoundHandler(limit === undefined ? {} : { preHandler: limit }, (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = waysIn.methodsAt(path);
    if (methods.length > 0 && !methods.includes(request.method))
      return refuseWith(request, reply.header('allow', methods.join(', ')), 'method-not-allowed');
    // a rule's number may hold a dot: files lie at the top and among the assets alone
    const isFile = path.startsWith('/assets/') || /^\/[^/]+\.[a-z0-9]+$/.test(path);
    const isPage = request.method === 'GET' && !/^\/api(\/|$)/i.test(path) && !isFile;
    return hasApp && isPage ? sendPage(request, reply) : refuseWith(request, reply, 'not-found');
  });
}
