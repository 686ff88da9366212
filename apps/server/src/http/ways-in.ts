import type { Api } from './api.ts';

/** All paths of the API with their methods, for those who come by the wrong one. */
export class WaysIn {
  readonly #ways = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();

  constructor(api: Api) {
    api.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api/')) return;
      const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
      const way = this.#ways.get(url) ?? { pattern, methods: new Set() };
      for (const one of [method].flat()) way.methods.add(one);
      this.#ways.set(url, way);
    });
  }

  /** What would be allowed at this path; nothing where there is no such path. */
  methodsAt(path: string): readonly string[] {
    return [...this.#ways.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : []));
  }
}
