import { changeOf, isLeft, type Left } from './left.ts';
import type { Tried } from './try-all.ts';

/** The survivors, each with its place and what was changed, then the figures of each package. */
export function report(tried: readonly Tried[], names: readonly string[], left: readonly Left[]): readonly string[] {
  return [
    ...tried.filter(isUnnoticed).map(({ mutant, fate }) => {
      const known = isLeft(left, mutant) ? ' (left, with its reason)' : '';
      const unreached = fate.is === 'unreached' ? ' no test comes by' : '';
      return `${mutant.file}:${String(mutant.line)} ${changeOf(mutant)} in \`${mutant.place}\`${unreached}${known}`;
    }),
    ...names.map((name) =>
      figures(
        name,
        tried.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`)),
        left,
      ),
    ),
    figures('all', tried, left),
    byRule(tried),
  ];
}

const isUnnoticed = ({ fate }: Tried): boolean => fate.is === 'survived' || fate.is === 'unreached';

/** What is left with a reason counts as survived all the same. */
function figures(name: string, tried: readonly Tried[], left: readonly Left[]): string {
  const survived = tried.filter(isUnnoticed);
  const noticed = tried.length - survived.length;
  const percent = tried.length === 0 ? '–' : `${((noticed / tried.length) * 100).toFixed(1)} %`;
  const count = (all: readonly Tried[]): string => String(all.length);
  return [
    `${name}: ${percent} of ${count(tried)} noticed`,
    `${count(tried.filter(({ fate }) => fate.is === 'timeout'))} by the time limit`,
    `${count(survived)} survived`,
    `${count(survived.filter(({ fate }) => fate.is === 'unreached'))} of them come by no test`,
    `${count(survived.filter(({ mutant }) => isLeft(left, mutant)))} left with a reason`,
  ].join(', ');
}

function byRule(tried: readonly Tried[]): string {
  const rules = Map.groupBy(tried, ({ mutant }) => mutant.rule);
  const shares = [...rules].map(
    ([rule, all]) => `${rule} ${String(all.length - all.filter(isUnnoticed).length)} of ${String(all.length)}`,
  );
  return `by rule: ${shares.sort().join(', ')}`;
}
