const USUAL = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'] as const;

/** What a new club is proposed: where this device is; one that stands for no place (`GMT`) knows nothing better than the server. */
export const proposed = (here: string, told: string | undefined): string =>
  here === 'UTC' || !here.includes('/') || here.startsWith('Etc/') ? (told ?? 'UTC') : here;

/** Those that are chosen most: as it is now, where the device is, and where German is spoken. */
export const nearest = (here: string, now: string | undefined): readonly string[] => [
  ...new Set([...(now === undefined ? [] : [now]), here, ...USUAL]),
];

/** All others under the part of the world that they are called by. */
export function zonesByRegion(
  all: readonly string[],
  without: readonly string[],
): readonly (readonly [region: string, zones: readonly string[]])[] {
  const regions = new Map<string, string[]>();
  for (const zone of all) {
    if (without.includes(zone)) continue;
    const region = zone.split('/')[0] ?? zone;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions];
}
