const BITS = 5;
const WIDTH = 1 << BITS;
/** More keys are parted by the next bits of their hash, as long as there are bits. */
const MOST_TOGETHER = 8;
const DEEPEST = 6;

/** The slot of each key stands where the key stands. */
type Few = { readonly parts?: undefined; readonly keys: readonly string[]; readonly slots: readonly number[] };
/** By the next bits of the hash. */
type Many = { readonly parts: readonly SlotsOfKeys[] };

/** At which place of a list each key stands. Never changes: another one shares all but the way to its key. */
export type SlotsOfKeys = Few | Many;

export const NO_SLOTS: Few = { keys: [], slots: [] };

export function slotOf(slots: SlotsOfKeys, key: string): number | undefined {
  let hash = hashOf(key);
  let part = slots;
  while (part.parts !== undefined) {
    part = part.parts[hash & (WIDTH - 1)] ?? NO_SLOTS;
    hash >>>= BITS;
  }
  return part.slots[part.keys.indexOf(key)];
}

export const withSlot = (slots: SlotsOfKeys, key: string, slot: number): SlotsOfKeys =>
  changed(slots, hashOf(key), 0, ({ keys, slots: known }) => ({ keys: [...keys, key], slots: [...known, slot] }));

export const withoutSlot = (slots: SlotsOfKeys, key: string): SlotsOfKeys =>
  changed(slots, hashOf(key), 0, ({ keys, slots: known }) => {
    const at = keys.indexOf(key);
    return at < 0 ? { keys, slots: known } : { keys: keys.toSpliced(at, 1), slots: known.toSpliced(at, 1) };
  });

function changed(part: SlotsOfKeys, hash: number, depth: number, change: (few: Few) => Few): SlotsOfKeys {
  if (part.parts === undefined) return parted(change(part), depth);
  const at = partAt(hash, depth);
  return { parts: part.parts.with(at, changed(part.parts[at] ?? NO_SLOTS, hash, depth + 1, change)) };
}

function parted(few: Few, depth: number): SlotsOfKeys {
  if (few.keys.length <= MOST_TOGETHER || depth > DEEPEST) return few;
  const parts = Array.from({ length: WIDTH }, () => ({ keys: [] as string[], slots: [] as number[] }));
  for (const [nth, key] of few.keys.entries()) {
    const part = parts[partAt(hashOf(key), depth)];
    part?.keys.push(key);
    part?.slots.push(few.slots[nth] ?? 0);
  }
  return { parts: parts.map((part) => parted(part, depth + 1)) };
}

const partAt = (hash: number, depth: number): number => (hash >>> (depth * BITS)) & (WIDTH - 1);

/** FNV-1a over the code units, all 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash;
}
