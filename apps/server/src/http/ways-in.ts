import type { Api } from './api.ts';
import type { May } from './may.ts';

/** One way in, as it says who may use it. */
export type Way = {
  readonly method: string;
  readonly url: string;
  readonly may: May;
  /** The kind in whose demos everybody may. */
  readonly orInDemoOf: string | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    waysIn: WaysIn;
  }
}

/** All paths of the API with their methods, for those who come by the wrong one. */
export class WaysIn {
  readonly #ways: Way[] = [];
  readonly #patterns = new Map<string, RegExp>();

  constructor(api: Api) {
    api.addHook('onRoute', ({ url, method, config }) => {
      if (!url.startsWith('/api/')) return;
      const { may = 'owner', orInDemoOf } = config ?? {};
      this.#patterns.set(url, new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`));
      for (const one of [method].flat()) this.#ways.push({ method: one, url, may, orInDemoOf });
    });
  }

  get all(): readonly Way[] {
    return this.#ways;
  }

  /** What would be allowed at this path; nothing where there is no such path. */
  methodsAt(path: string): readonly string[] {
    return this.#ways.flatMap(({ url, method }) => (this.#patterns.get(url)?.test(path) === true ? [method] : []));
  }
}
