import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Styles in a few sheets by where a component stands, since a page needs a third of them to be shown: the first that
 * matches. What has no component of its own (tokens, type, what all pages stand on) is of the ground, which comes always.
 */
const SHEETS = [
  {
    name: 'ground',
    of: /^(?:identity\/(?!LineChart)|(?:shell|session|live|notices|night|language|device|shelf|home)\/)|^floor\/(?:(?!Incident)\w+\.svelte|table\/)/,
  },
  { name: 'room', of: /^(?:wall|player|money\/room)\// },
  { name: 'desk', of: /^desk\/(?:\w+\.svelte|overview\/|clock\/|log\/UndoButton|tables\/TablePlan)/ },
  { name: 'floor', of: /^(?:floor|penalty|wording)\// },
  { name: 'setup', of: /^(?:setup\/(?!sign-up\/)|templates\/|desk\/)/ },
  // of an evening in the card room and of a league no other page has anything
  { name: 'apart', of: /^(?:league|room)\// },
  { name: 'more', of: /./ },
] as const;
export type SheetName = (typeof SHEETS)[number]['name'];

const src = join(import.meta.dirname, '../src');

/** In which sheet the style of a component stands; `undefined` for what is no component of ours. */
export function sheetOf(id: string): SheetName | undefined {
  const [file = ''] = id.split('?');
  if (!file.endsWith('.svelte')) return undefined;
  const path = relative(src, file).replaceAll('\\', '/');
  return path.startsWith('..') ? 'ground' : SHEETS.find(({ of }) => of.test(path))?.name;
}

/** The class by which a component's style finds its elements says which sheet it stands in. */
export const scopeOf = (filename: string, hash: string): string => `s-${sheetOf(filename) ?? 'ground'}-${hash}`;

type Sheets = ReadonlyMap<SheetName, string>;

/** The rules of one style, parted by whose they are; one that several share stands with each. */
export function parted(css: string): Sheets {
  const sheets = new Map<SheetName, string>();
  const add = (name: SheetName, rule: string): void => void sheets.set(name, (sheets.get(name) ?? '') + rule);
  for (const { head, body, text } of rulesOf(css)) {
    if (/^@(?:media|supports|container|layer)\b/.test(head) && body?.includes('{')) {
      for (const [name, inner] of parted(body)) add(name, `${head}{${inner}}`);
    } else for (const name of namesIn(text)) add(name, text);
  }
  return sheets;
}

function namesIn(text: string): readonly SheetName[] {
  const found = new Set([...text.matchAll(/\bs-(\w+)-/g)].map(([, name]) => name));
  const names = SHEETS.map(({ name }) => name).filter((name) => found.has(name));
  return names.length === 0 ? ['ground'] : names;
}

type Rule = { readonly head: string; readonly body?: string; readonly text: string };

/** What stands outermost in a style, one by one. Braces in strings are none. */
function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  let depth = 0;
  let opened = 0;
  let quote: string | undefined;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (quote !== undefined) {
      if (char === '\\') at += 1;
      else if (char === quote) quote = undefined;
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at), text: css.slice(start, at + 1) };
      start = at + 1;
    } else if (char === ';' && depth === 0) {
      yield { head: css.slice(start, at).trim(), text: css.slice(start, at + 1) };
      start = at + 1;
    }
  }
}

/** The one style of the build as several files; which of them a page begins with, its document says. */
export function sheets(): Plugin {
  return {
    name: 'riffle-sheets',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const whole = Object.values(bundle).find(({ fileName }) => /^assets\/style-[\w-]+\.css$/.test(fileName));
      const index = bundle['index.html'];
      if (whole?.type !== 'asset' || index?.type !== 'asset') throw new Error('the style was not built');
      const files = [...parted(String(whole.source))].map(([name, source]) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/style-${name}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      });
      delete bundle[whole.fileName];
      const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
      index.source = String(index.source).replace(
        new RegExp(`<link rel="stylesheet"[^>]*${whole.fileName}[^>]*>`),
        links.join('\n    '),
      );
    },
  };
}
