import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

/** A module as a function, which makes a new instance of it at every call. */
export type Make = (
  exports: object,
  require: (specifier: string) => unknown,
  module: { exports: object },
  isOn: (mutant: number) => boolean,
  meta: { readonly dirname: string; readonly filename: string; readonly url: string },
) => void;

/** What a switched source calls its switch. */
export const SWITCH = '$mutant';

/** What stands in place of `import.meta`, which only a module may say. */
const META = '$meta';

/** Compiles each text once, and keeps what came of it for the next run. */
export class Sources {
  readonly #folder: string | undefined;
  readonly #made = new Map<string, Make>();

  constructor(folder?: string) {
    this.#folder = folder;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  }

  make(file: string, text: string): Make {
    const key = createHash('sha1').update(file).update('\0').update(text).digest('hex');
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const make = compileFunction(this.#script(key, text), ['exports', 'require', 'module', SWITCH, META], {
      filename: file,
    }) as Make;
    this.#made.set(key, make);
    return make;
  }

  #script(key: string, text: string): string {
    if (this.#folder === undefined) return transpiled(text);
    const kept = join(this.#folder, `${key}.js`);
    try {
      return readFileSync(kept, 'utf8');
    } catch {
      const script = transpiled(text);
      writeFileSync(kept, script);
      return script;
    }
  }
}

const transpiled = (text: string): string =>
  ts
    .transpileModule(text, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2024,
        module: ts.ModuleKind.CommonJS,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        verbatimModuleSyntax: false,
        esModuleInterop: true,
        ignoreDeprecations: '6.0',
      },
    })
    .outputText.replaceAll('import.meta.', `${META}.`);
