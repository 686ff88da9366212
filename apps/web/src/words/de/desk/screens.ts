export const screens = {
  names: {
    clock: 'Uhr',
    seating: 'Sitzliste',
    tables: 'Tischplan',
    moves: 'Umsetzungen',
    results: 'Ergebnis',
    schedule: 'Zeitplan',
    prizes: 'Preise',
    chips: 'Chips',
    heads: 'Kopfgelder',
    stacks: 'Größte Stacks',
    rounds: 'Runden',
  },
  areSeated: 'Die Wand zeigt wieder die Uhr.',
  pinned: (name: string) => `Die Wand zeigt: ${name}.`,
  unpinned: 'Die Wand wechselt von selbst.',
};
