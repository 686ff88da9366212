import { rulebookOf, type Setup } from '@riffle/tournament';

/** The kind of event, where the pinned rulebook knows it. */
export function occasionOf(setup: Setup): string | undefined {
  const { occasion } = setup.rulebook;
  return rulebookOf(setup).occasions.some(({ id }) => id === occasion) ? occasion : undefined;
}
