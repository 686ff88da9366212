import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { documents } from './build/documents.ts';
import { PIECES } from './build/pieces.ts';
import { scopeOf, sheets } from './build/sheets.ts';
import { workedOut } from './build/worked-out.ts';

const { RIFFLE_SERVER: server = 'http://127.0.0.1:4747' } = process.env;

/** What stands beside the rules, which is fetched in the language that is read. */
const notesIn = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | undefined =>
  file.type === 'chunk' ? /\/data\/notes\/[^/]+\.([a-z]+)\.json$/.exec(file.facadeModuleId ?? '')?.[1] : undefined;

/** Tells the service worker which files make up the app: it is built in the same run and cannot know their names. */
function shellList(): Plugin {
  return {
    name: 'riffle-shell-list',
    apply: 'build',
    // when all files have their names
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const notes: Record<string, string[]> = {};
      // without a language or a page of its own: without a network it stands for all of them
      const list = ['/index.html'];
      for (const [name, file] of Object.entries(bundle)) {
        if (name === 'service-worker.js' || name === 'index.html' || name.endsWith('.map')) continue;
        const language = notesIn(file);
        if (language === undefined) list.push(`/${name}`);
        else notes[language] = [...(notes[language] ?? []), `/${name}`].sort();
      }
      worker.code = worker.code
        .replace('__SHELL_FILES__', JSON.stringify(list.sort()))
        .replace('__NOTES__', JSON.stringify(notes));
    },
  };
}

/** Node asks for the attribute on an import of JSON; the dev server answers with JavaScript, and then a browser refuses it. */
function plainJson(): Plugin {
  return {
    name: 'riffle-plain-json',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) =>
      /\/rulebooks\/src\/books\/\w+\/stored\.ts$/.test(id)
        ? code.replaceAll(", { with: { type: 'json' } }", '')
        : undefined,
  };
}

/** The bundler's own helper of one line, which would be a request: it stands where it is called instead. */
function helperInPlace(): Plugin {
  return {
    name: 'riffle-helper-in-place',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helper = chunks.find(({ name }) => name === 'rolldown-runtime');
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'app');
      const body = /^var e=Object\.defineProperty,t=(.*);export\{t\};\s*$/s.exec(helper?.code ?? '')?.[1];
      // another form of it stays a file
      if (helper === undefined || entry === undefined || body === undefined) return;
      const asked = new RegExp(`import\\{t as (\\w+)\\}from"\\./${basename(helper.fileName)}";`);
      for (const chunk of chunks) {
        chunk.code = chunk.code
          .replace(asked, (_all, name: string) => `const ${name}=(()=>{var e=Object.defineProperty;return ${body}})();`)
          // where it stood in a list of what is to be fetched, there is something that is there already
          .replaceAll(`"${helper.fileName}"`, `"${entry.fileName}"`);
      }
      const left = chunks.find((chunk) => chunk !== helper && chunk.code.includes(helper.fileName));
      if (left !== undefined) throw new Error(`${left.fileName} still asks for ${helper.fileName}`);
      delete bundle[helper.fileName];
    },
  };
}

/** Beside each file its compressed twin, so that the server never compresses the same bytes twice. */
function compressedTwins(): Plugin {
  return {
    name: 'riffle-compressed-twins',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (dir === undefined || !/\.(?:js|css|html|svg)$/.test(name)) continue;
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(bytes));
        await writeFile(join(dir, `${name}.gz`), gzipSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [
    plainJson(),
    workedOut(),
    svelte({
      compilerOptions: {
        runes: true,
        cssHash: ({ hash, css, filename }) => scopeOf(filename, hash(`${filename}${css}`)),
      },
    }),
    sheets(),
    helperInPlace(),
    shellList(),
    documents(),
    compressedTwins(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // a style for each piece of code would be a request each: `build/sheets.ts` parts it by what pages need
    cssCodeSplit: false,
    // a font as data: URL would need a hole in the content security policy
    assetsInlineLimit: 0,
    rolldownOptions: {
      // a slow machine is no news to who starts Riffle
      checks: { pluginTimings: false, bundlerTimings: false },
      input: { app: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        codeSplitting: { groups: PIECES },
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': server, '/live': { target: server, ws: true } } },
});
