import type { Tried } from './try-all.ts';

const one = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 110 ? `${line.slice(0, 107)}…` : line;
};

/** The survivors, each with its place and what was changed, then the figures of each package. */
export function report(tried: readonly Tried[], names: readonly string[]): readonly string[] {
  const left = tried.filter(({ fate }) => fate.is === 'survived' || fate.is === 'unreached');
  return [
    ...left.map(
      ({ mutant, fate }) =>
        `${mutant.file}:${String(mutant.line)} ${fate.is === 'unreached' ? 'no test comes by: ' : ''}${one(mutant.was)} → ${mutant.becomes === '' ? '(nothing)' : one(mutant.becomes)}`,
    ),
    ...names.map((name) =>
      figures(
        name,
        tried.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`)),
      ),
    ),
    figures('all', tried),
  ];
}

function figures(name: string, tried: readonly Tried[]): string {
  const of = (is: Tried['fate']['is']): number => tried.filter(({ fate }) => fate.is === is).length;
  const noticed = of('killed') + of('timeout');
  const percent = tried.length === 0 ? '–' : `${((noticed / tried.length) * 100).toFixed(1)} %`;
  return `${name}: ${percent} of ${String(tried.length)} killed (${String(of('timeout'))} by the time limit), ${String(of('survived'))} survived, ${String(of('unreached'))} that no test comes by`;
}
