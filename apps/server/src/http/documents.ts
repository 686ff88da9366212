import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@riffle/words';

/** As the app's build writes them down: what is at an address, and what that page asks first; `$1` is what was found. */
type Opening = { readonly document: string; readonly at: string; readonly asks: readonly string[] };

type Built = { readonly style: string; readonly openings: readonly Opening[] };

/** What is sent for an address; `asks` is the `Link` header that begins with the page's first questions. */
export type SentDocument = { readonly file: string; readonly asks?: string };

const NEUTRAL: SentDocument = { file: 'index.html' };

/** Which of the app's documents is sent for an address: each names the files of its page, so that they all come at once. */
export class Documents {
  /** What the content security policy must let in of them, where they have a style in themselves. */
  readonly style: string | undefined;
  readonly #openings: readonly (Opening & { readonly matcher: RegExp })[];

  constructor(webDir: string | undefined) {
    const list = webDir === undefined ? '' : join(webDir, 'documents.json');
    const built = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Built) : undefined;
    this.style = built?.style;
    this.#openings = (built?.openings ?? []).map((opening) => ({
      ...opening,
      matcher: new RegExp(`^${opening.at}/?$`),
    }));
  }

  at(path: string, language: Language): SentDocument {
    for (const { document, asks, matcher } of this.#openings) {
      const found = matcher.exec(path);
      if (found === null) continue;
      const links = asks.map((ask) => `<${ask.replace('$1', found[1] ?? '')}>; rel=preload; as=fetch; crossorigin`);
      return { file: `documents/${document}.${language}.html`, asks: links.join(', ') };
    }
    return NEUTRAL;
  }
}
