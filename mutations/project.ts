import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { Imports } from './imports.ts';
import { type Mutant, mutantsIn } from './mutant.ts';
import { ROOT } from './place.ts';
import { mutated } from './switched.ts';

/** The compiler over all that can be changed. It is asked which changes there are, and which of them it sees itself. */
export class Project {
  readonly #service: ts.LanguageService;
  readonly #root: string;
  readonly #changed = new Map<string, { readonly version: number; readonly text: string }>();
  #version = 0;

  constructor(files: readonly string[], root = ROOT) {
    this.#root = root;
    const names = files.map((file) => join(root, file));
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options(),
      getScriptFileNames: () => names,
      getScriptVersion: (file) => String(this.#changed.get(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const text = this.#changed.get(file)?.text ?? ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
  }

  mutants(file: string): readonly Mutant[] {
    const program = this.#service.getProgram();
    const source = program?.getSourceFile(join(this.#root, file));
    return program === undefined || source === undefined ? [] : mutantsIn(file, source, program.getTypeChecker());
  }

  /** Those that the compiler sees: no test has to. Asked of many files at once, then of each that it complained about. */
  seenByCompiler(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
    const rounds = new Map<number, Mutant[]>();
    const asked = new Map<string, number>();
    for (const mutant of mutants) {
      const round = asked.get(mutant.file) ?? 0;
      asked.set(mutant.file, round + 1);
      rounds.set(round, [...(rounds.get(round) ?? []), mutant]);
    }
    // what one file exports can trouble another that is changed in the same round
    const suspects = [...rounds.values()].flatMap((round) => this.#complaints(round));
    return new Set(suspects.filter((mutant) => this.#complaints([mutant]).length > 0));
  }

  /** Of each file one mutant at most. */
  #complaints(mutants: readonly Mutant[]): readonly Mutant[] {
    const texts = new Map(mutants.map(({ file }) => [file, readFileSync(join(this.#root, file), 'utf8')]));
    const put = (text: (mutant: Mutant) => string): void => {
      for (const mutant of mutants) this.#change(join(this.#root, mutant.file), text(mutant));
    };
    put((mutant) => mutated(texts.get(mutant.file) ?? '', mutant));
    const found = mutants.filter(({ file }) => {
      const path = join(this.#root, file);
      return [...this.#service.getSyntacticDiagnostics(path), ...this.#service.getSemanticDiagnostics(path)].length > 0;
    });
    put(({ file }) => texts.get(file) ?? '');
    return found;
  }

  #change(path: string, text: string): void {
    this.#version += 1;
    this.#changed.set(path, { version: this.#version, text });
  }
}

/** As in tsconfig.base.json, but for what is unused: that a removed step leaves an import behind is seen by chance only. */
function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options: base } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  return {
    ...base,
    noEmit: true,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    ignoreDeprecations: '6.0',
  };
}

/** The packages whose code is changed. */
export const PACKAGES = ['rulebooks', 'floor', 'tournament', 'hand', 'table', 'cards'] as const;

const NOT_CHANGED = /\.test\.ts$|\/testing[^/]*\.ts$|\/fuzz\/|\/index\.ts$/;

/** What is shipped of a package, reached from what it exports: no tests, nothing that is there for them, no contents. */
export function sourcesOf(name: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, `packages/${name}/package.json`), 'utf8')) as {
    exports: { readonly [entry: string]: string };
  };
  const imports = new Imports(ROOT);
  const entries = Object.values(exports).map((entry) => join(`packages/${name}`, entry).replaceAll('\\', '/'));
  const reached = entries.filter((entry) => !NOT_CHANGED.test(entry) || entry.endsWith('/index.ts'));
  return [...new Set(reached.flatMap((entry) => [...imports.of(entry)]))]
    .filter((file) => file.startsWith(`packages/${name}/src/`) && file.endsWith('.ts') && !NOT_CHANGED.test(file))
    .sort();
}
