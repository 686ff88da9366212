import type { Kind, Shape } from './kind.ts';

const views = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** A state never changes, so what a viewer sees of it is worked out once, for all languages, lists and files. */
export function seenBy<S extends Shape>(
  { viewers, aggregate }: Pick<Kind<S>, 'viewers' | 'aggregate'>,
  state: S['State'],
  viewer: S['Viewer'],
): S['View'] {
  const key = viewers.key(viewer);
  const known = views.get(state as object);
  if (known?.has(key)) return known.get(key) as S['View'];
  const view = aggregate.view(state, viewer);
  views.set(state as object, new Map([...(known ?? []), [key, view]]));
  return view;
}
