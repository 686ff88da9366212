import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fileRoutes } from './host/file-routes.ts';
import { hostRoutes } from './host/routes.ts';
import { timeRoutes } from './host/time/time-routes.ts';
import type { House } from './house.ts';
import { isNoAddress } from './http/address.ts';
import { type Api, refuseRole, refuseWith } from './http/api.ts';
import { backupRoutes } from './http/backup-routes.ts';
import { clubRoutes } from './http/club-routes.ts';
import { columnsRoutes } from './http/columns-routes.ts';
import { compressWhatIsForAll } from './http/compressed.ts';
import { tokenIn } from './http/cookie.ts';
import { answerErrors } from './http/errors.ts';
import { BARE_HEADERS, HSTS, OF_DOCUMENTS_ALONE, securityHeaders } from './http/headers.ts';
import { knowHere } from './http/here.ts';
import { houseKeyRoute } from './http/house-key-route.ts';
import { houseRoutes } from './http/house-routes.ts';
import { validatorCompiler } from './http/invalid-input.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { leagueProfileRoutes } from './http/league-profile-routes.ts';
import { BODY, isUncounted, LIMITS, perMinute, QUIET } from './http/limits.ts';
import { liveRoute } from './http/live-route.ts';
import { mayNot } from './http/may.ts';
import { describeApi } from './http/openapi.ts';
import { isForeign } from './http/origin.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { privacyRoutes } from './http/privacy-routes.ts';
import { rulebookTextRoutes } from './http/rulebook-text-routes.ts';
import { secureRoutes } from './http/secure-routes.ts';
import { sessionRoutes } from './http/session-routes.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { staticFiles } from './http/static-files.ts';
import { templateRoutes } from './http/template-routes.ts';
import { wallMediaRoutes } from './http/wall-media-routes.ts';
import { WaysIn } from './http/ways-in.ts';
import { zoneRoute } from './http/zone-route.ts';
import { cameByDoor, type SecureDoor } from './tls/secure-door.ts';

export type AppOptions = {
  /** The built web app; absent, only the API is served. */
  readonly webDir?: string | undefined;
  /** Behind a proxy that sets `X-Forwarded-*`; as text, the addresses of the proxies. */
  readonly trustProxy?: boolean | string;
  /** Off only where the load is made on purpose. */
  readonly rateLimits?: 'on' | 'off';
  /** Whoever knows it can read the data folder, and may ask for what the command line of this computer asks. */
  readonly controlToken?: string | undefined;
  /** The way in by HTTPS that is Riffle's own. */
  readonly door?: SecureDoor | undefined;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/** What a visitor sends wrongly, or how he leaves: anybody could fill the log with it. */
const isOfTheLine = (error: NodeJS.ErrnoException): boolean => /^(WS_ERR_|E[A-Z]+$)/.test(error.code ?? '');

/** A proxy on this computer, or in its own network. */
const NEARBY = 'loopback, linklocal, uniquelocal';

export async function buildApp(house: House, options: AppOptions = {}): Promise<Api> {
  const { webDir, trustProxy = false, rateLimits = 'on', controlToken, door, logLevel = 'warn' } = options;
  const app: Api = fastify({
    // not whoever says so: what a client writes into the header itself must not count
    trustProxy: trustProxy === true ? NEARBY : trustProxy,
    requestTimeout: 120_000,
    bodyLimit: BODY.usual,
    logger: { level: logLevel, stream: process.stderr },
    forceCloseConnections: true,
    frameworkErrors: (_error, request, reply) =>
      refuseWith(request as FastifyRequest, reply.headers(BARE_HEADERS), 'invalid-input', 400),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  readJsonBodies(app);

  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && config?.may === undefined) throw new Error(`${url} does not say who may use it`);
  });
  const waysIn = new WaysIn(app);
  app.decorate('waysIn', waysIn);
  await app.register(cookie);
  await app.register(helmet, securityHeaders);
  if (rateLimits === 'on')
    await app.register(rateLimit, { ...perMinute(LIMITS.all), ...QUIET, allowList: isUncounted });
  await app.register(websocket, {
    options: { maxPayload: 16_384, perMessageDeflate: false },
    errorHandler: (error, socket, { log }) => {
      log[isOfTheLine(error) ? 'debug' : 'error'](error);
      socket.terminate();
    },
  });
  compressWhatIsForAll(app);
  knowHere(app, controlToken);
  guard(app, house);
  await describeApi(app);

  app.get('/api/health', { config: { may: 'all' }, schema: { hide: true } }, () => ({ status: 'ok' }));
  sessionRoutes(app, house, door);
  secureRoutes(app, door);
  staffRoutes(app, house);
  await clubRoutes(app, house);
  await wallMediaRoutes(app, house);
  zoneRoute(app, house);
  columnsRoutes(app, house);
  peopleRoutes(app, house);
  privacyRoutes(app, house);
  await templateRoutes(app, house);
  backupRoutes(app, house);
  houseRoutes(app, house);
  leagueProfileRoutes(app, house);
  await rulebookTextRoutes(app, house);
  houseKeyRoute(app, house);
  for (const hosting of house.host.all) {
    hostRoutes(app, hosting);
    if (hosting.kind.file !== undefined) await fileRoutes(app, hosting, house);
  }
  for (const { routes } of house.added) routes?.(app);
  timeRoutes(app, house.time);
  liveRoute(app, house);
  await staticFiles(app, webDir, waysIn, async (path, language) => {
    for (const { writtenAt } of house.added) {
      const page = await writtenAt?.(path, language);
      if (page !== undefined) return page;
    }
    return undefined;
  });
  return app;
}

/** Before a body is even read: where the request comes from, who sent it, whether that one may. */
function guard(app: Api, { sessions, host }: House): void {
  app.decorateRequest('session');
  app.addHook('onRequest', async (request, reply) => {
    // beside a door of Riffle's own there is plain HTTP at another port, which a browser could not reach any more
    if (request.protocol === 'https' && !cameByDoor(request)) reply.header('strict-transport-security', HSTS);
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      for (const name of OF_DOCUMENTS_ALONE) reply.removeHeader(name);
    }
    if (isNoAddress(request.url)) return refuseWith(request, reply, 'invalid-input', 400);
    if (isForeign(request)) return refuseWith(request, reply, 'foreign-origin');
    request.session = await sessions.find(tokenIn(request));
    const { may = 'all', orInDemoOf, orHere } = request.routeOptions.config;
    const objection = mayNot(may, request.session?.member);
    if (objection === undefined || (orHere === true && request.isHere)) return;
    const { id } = request.params as { readonly id?: string };
    if (orInDemoOf !== undefined && id !== undefined && host.hosting(orInDemoOf)?.isDemo(id) === true) return;
    return refuseRole(request, reply, objection, may);
  });
}
