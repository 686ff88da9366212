import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kindsOfPhase } from '@riffle/floor';
import type { Plugin, Rolldown } from 'vite';
import type { Part } from '../src/language/parts.ts';
import { ALWAYS_ASKED, OPENINGS, type Opening } from '../src/route/openings.ts';
import { WORDS_OF } from '../src/shell/words-of.ts';
import { FRAME_STYLE, FRAME_STYLE_HASH, frameOf } from './frame.ts';
import { type SheetName, sheetOf } from './sheets.ts';

const LANGUAGES = ['de', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const src = join(import.meta.dirname, '../src');

/** The file of each page, as `shell/pages.ts` fetches it. */
function pageFiles(): ReadonlyMap<string, string> {
  const found = readFileSync(join(src, 'shell/pages.ts'), 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: \(\) => import\('\.\.\/([^']+)'\)/gm,
  );
  return new Map([...found].map(([, page = '', file = '']) => [page, file]));
}

/** Of these a page has one, which its address names. */
const BY_ADDRESS = /\/floor\/asked\/\w+\/\w+\.ts$/;

/** What was built, asked for by what it was built of. */
class Built {
  readonly #bundle: Bundle;
  readonly #chunks: readonly Chunk[];

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
    this.#chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  }

  get entry(): Chunk {
    const entry = this.#chunks.find(({ isEntry, name }) => isEntry && name === 'app');
    if (entry === undefined) throw new Error('the app was not built');
    return entry;
  }

  /** The piece that is fetched for a file of `src`. */
  of(file: string): Chunk {
    const chunk = this.#chunks.find(({ facadeModuleId }) => facadeModuleId === join(src, file));
    if (chunk === undefined) throw new Error(`${file} is in no piece of its own`);
    return chunk;
  }

  /** Pieces with all that they stand on. */
  withImports(start: readonly Chunk[]): readonly Chunk[] {
    const found = new Set(start);
    for (const { imports } of found) for (const next of this.#named(imports)) found.add(next);
    return [...found];
  }

  /** The tables in one language that code asks for as soon as it is there. */
  tablesFor(code: readonly Chunk[], language: Language): readonly Chunk[] {
    return this.#named(code.flatMap(({ dynamicImports }) => dynamicImports)).filter(
      ({ facadeModuleId }) =>
        facadeModuleId !== null && basename(facadeModuleId) === `${language}.ts` && !BY_ADDRESS.test(facadeModuleId),
    );
  }

  #named(names: readonly string[]): readonly Chunk[] {
    return names.flatMap((name) => {
      const file = this.#bundle[name];
      return file?.type === 'chunk' ? [file] : [];
    });
  }
}

type Sent = Opening & { readonly phase?: string };

/** An incident needs the questions of its phase alone, so each phase has a document; a kind that nobody knows has the general one. */
const SENT: readonly Sent[] = OPENINGS.flatMap((opening): readonly Sent[] =>
  opening.by === undefined
    ? [opening]
    : [
        ...Object.entries(kindsOfPhase).map(([phase, kinds]) => ({
          ...opening,
          at: opening.at.replace('[^/]+', `(?:${kinds.join('|')})`),
          phase,
        })),
        opening,
      ],
);

/** The name of the document for an opening; those of one page with the same code and frame share it. */
const nameOf = ({ page, also, with: behind, phase, inside }: Sent): string =>
  [page, also && basename(also, '.svelte'), behind && basename(behind, '.svelte'), phase, inside]
    .filter((part) => part !== undefined)
    .join('-');

/**
 * A document for each page and language, which names every file that the page needs: they are fetched side by side and at
 * once, not one after the other as code finds out. `documents.json` says at which addresses each is to be sent.
 */
export function documents(): Plugin {
  return {
    name: 'riffle-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the page was not built');
        const built = new Built(bundle);
        const files = pageFiles();
        for (const [name, opening] of new Map(SENT.map((one) => [nameOf(one), one]))) {
          const code = built.withImports([
            built.entry,
            built.of(files.get(opening.page) ?? ''),
            ...(opening.also === undefined ? [] : [built.of(opening.also)]),
          ]);
          const rest = opening.with === undefined ? [] : built.withImports([built.of(opening.with)]);
          const shown = [files.get(opening.page) ?? '', opening.also, opening.with].flatMap((file) => file ?? []);
          const needs = sheetsOf(['main.ts', ...shown], (id) => this.getModuleInfo(id)?.importedIds ?? []);
          const parts: readonly Part[] = ['room', ...(WORDS_OF[opening.page] ?? [])];
          for (const language of LANGUAGES) {
            const words = parts.map((part) => built.of(`words/${language}/for-${part}.ts`));
            if (opening.phase !== undefined) words.push(built.of(`floor/asked/${opening.phase}/${language}.ts`));
            const first = new Set([...code, ...built.withImports([...words, ...built.tablesFor(code, language)])]);
            const further = new Set([...rest, ...built.withImports(built.tablesFor(rest, language))]).difference(first);
            const source = documentOf(String(index.source), opening, language, first, further, needs);
            this.emitFile({ type: 'asset', fileName: `documents/${name}.${language}.html`, source });
          }
        }
        const openings = SENT.map((opening) => ({
          document: nameOf(opening),
          at: opening.at,
          asks: [...ALWAYS_ASKED, ...(opening.asks ?? [])],
        }));
        this.emitFile({
          type: 'asset',
          fileName: 'documents.json',
          source: JSON.stringify({ style: FRAME_STYLE_HASH, openings }),
        });
      },
    },
  };
}

/** The style stands behind the frame: a browser shows what comes before it while it is on its way. */
const STYLE = /\s*<link rel="stylesheet"[^>]*>/g;

/** Which sheets hold the styles of these files and of all that they stand on: a piece may hold much that they do not. */
function sheetsOf(files: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<SheetName> {
  const found = new Set(files.map((file) => join(src, file)));
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return new Set([
    'ground' as const,
    ...[...found].filter((id) => id.includes('type=style')).flatMap((id) => sheetOf(id) ?? []),
  ]);
}

const nameIn = (link: string): SheetName => (/style-(\w+?)-/.exec(link)?.[1] ?? 'ground') as SheetName;

const partition = <T>(all: readonly T[], is: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

function documentOf(
  html: string,
  opening: Opening,
  language: Language,
  first: ReadonlySet<Chunk>,
  further: ReadonlySet<Chunk>,
  needs: ReadonlySet<SheetName>,
): string {
  const links = [
    ...[...first].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    // the page says what it is while this is on its way
    ...[...further].map(
      ({ fileName }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
    ),
  ].filter((link) => !html.includes(link));
  const all = (html.match(STYLE) ?? []).map((style) => style.trim());
  const [styles, others] = partition(all, (style) => needs.has(nameIn(style)));
  const later = others.map((style) => /href="([^"]+)"/.exec(style)?.[1] ?? '').join(' ');
  // begun with the code, and applied where it stands
  const early = styles.map((style) => style.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  const { light, body } = frameOf(opening, language);
  return html
    .replaceAll(STYLE, '')
    .replace('<html lang="de">', `<html lang="${language}"${light}>`)
    .replace(
      '</head>',
      `<meta name="sheets" data-page="${opening.page}" content="${later}">\n<style>${FRAME_STYLE}</style>\n${[...early, ...links].join('\n')}\n</head>`,
    )
    .replace(
      '<div id="app"></div>',
      `<div id="frame">${body}</div>\n    ${styles.join('\n')}\n    <div id="app"></div>`,
    );
}
