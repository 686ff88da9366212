import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Api } from './api.ts';
import { refuseWith } from './api.ts';
import type { WaysIn } from './ways-in.ts';

/** The built web app. Whatever is no file is a page of it, and the app itself finds out which. */
export async function staticFiles(api: Api, webDir: string | undefined, waysIn: WaysIn): Promise<void> {
  const hasApp = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (hasApp) {
    await api.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // names of built files hold a hash of what is in them
        const isHashed = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
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
    return hasApp && isPage ? reply.sendFile('index.html') : refuseWith(request, reply, 'not-found');
  });
}
