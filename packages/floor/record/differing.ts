import type { Parts } from './parts.ts';

/** One part of what comes out, and under which views; none are named where it is all of them. */
export type Line = { readonly part: string; readonly views: string; readonly text: string };

/** What is otherwise than it was told, and what then comes out: the parts that differ. */
export type Otherwise = { readonly change: string; readonly lines: readonly Line[] };

/** The parts that are not as before, those views together that say the same. */
export function differing(now: ReadonlyMap<string, Parts>, before: ReadonlyMap<string, Parts>): readonly Line[] {
  const parts = [...new Set([...now.values(), ...before.values()].flatMap((its) => Object.keys(its)))];
  return parts.flatMap((part) => {
    const texts = [...now].flatMap(([view, its]) => {
      const text = its[part] ?? '';
      // of what is refused, only why
      return text === (before.get(view)?.[part] ?? '') || (isRefused(its) && part !== 'refused')
        ? []
        : [{ view, text }];
    });
    return [...Map.groupBy(texts, ({ text }) => text)].map(([text, same]) => {
      const views = new Set(same.map(({ view }) => view));
      return { part, views: named(views, [...now.keys()]), text };
    });
  });
}

const isRefused = ({ refused }: Parts): boolean => refused !== undefined;

/** `-gcb`: all but that one. */
function named(views: ReadonlySet<string>, all: readonly string[]): string {
  const others = all.filter((view) => !views.has(view));
  if (others.length === 0) return '';
  return others.length === 1 && views.size > 1 ? `-${others.join()}` : [...views].join();
}
