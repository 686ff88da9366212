import type { HouseRulebook } from '@riffle/rulebooks';

/** The house rulebook as one file, as it stands here. */
export function exportHouse(house: HouseRulebook): void {
  const file = new Blob([`${JSON.stringify(house, undefined, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${house.id}-${house.edition}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
