import type { Structure } from '@riffle/tournament';
import type { ProposedStructure } from '@riffle/tournament/generator';

/** The proposed levels, with the breaks in which chips are exchanged saying so. */
export function labelled(
  { levels, colourUps }: ProposedStructure,
  chips: (count: number) => string,
  named: (chips: string) => string,
): Structure {
  return levels.map((level, line) => {
    const out = colourUps.filter((one) => one.line === line).map(({ chip }) => chips(chip));
    return level.kind === 'break' && out.length > 0 ? { ...level, label: named(out.join(', ')) } : level;
  });
}
