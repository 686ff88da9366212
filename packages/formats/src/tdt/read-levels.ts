import { countIn, flagIn, itemsIn, keyIn, neededCount, objectIn, objectsIn, textIn } from './fields.ts';
import type { TdtChip, TdtLevel } from './tdt-night.ts';
import { NotTdt, type TdtObject } from './tdt-value.ts';

const BETTING = ['limit', 'potLimit', 'noLimit'] as const;

/** Rounds and breaks in the order in which they are played. */
export function readLevels(tournament: TdtObject): readonly TdtLevel[] {
  const levels = objectIn(tournament, 'Levels');
  return levels === undefined ? [] : objectsIn(levels, 'Levels').map(readLevel);
}

function readLevel(level: TdtObject): TdtLevel {
  const minutes = neededCount(level, 'Minutes');
  if (level.made === 'GameBreak') return { kind: 'break', minutes, chipUp: flagIn(level, 'ChipUp') };
  if (level.made !== 'GameRound') throw new NotTdt({ code: 'field-wrong', field: 'Levels' }, level.at);
  return {
    ...{ kind: 'play', minutes },
    smallBlind: countIn(level, 'SmallBlind'),
    bigBlind: countIn(level, 'BigBlind'),
    ante: countIn(level, 'Ante'),
    game: textIn(level, 'GameName'),
    betting: BETTING[countIn(level, 'GameType')] ?? 'unknown',
    limits: readLimits(level),
  };
}

/** A list, in 3.0 fields of their own: `Limit1` to `Limit8`. Without those that are not used at the end. */
function readLimits(level: TdtObject): readonly number[] {
  const listed = itemsIn(level, 'Limits').map((item) => (item.is === 'number' ? Number(item.written) : Number.NaN));
  if (listed.some((limit) => !Number.isSafeInteger(limit)))
    throw new NotTdt({ code: 'field-wrong', field: 'Limits' }, level.at);
  const limits =
    listed.length > 0 ? listed : [1, 2, 3, 4, 5, 6, 7, 8].map((no) => countIn(level, `Limit${String(no)}`));
  return limits.slice(0, limits.findLastIndex((limit) => limit !== 0) + 1);
}

/** Chips that are in use. */
export function readChips(tournament: TdtObject): readonly TdtChip[] {
  const chips = objectIn(tournament, 'Chips');
  if (chips === undefined) return [];
  const owned = ownedIn(chips);
  return objectsIn(chips, 'Chips')
    .filter((chip) => flagIn(chip, 'Use'))
    .map((chip) => {
      const count = owned.get(keyIn(chip, 'ChipID'));
      return {
        label: textIn(chip, 'Label'),
        colour: textIn(chip, 'Color'),
        value: countIn(chip, 'Value'),
        perPlayer: countIn(chip, 'PerPlayer'),
        ...(count !== undefined && { owned: count }),
      };
    });
}

/** Of several sets nothing says which one was on the tables. */
function ownedIn(chips: TdtObject): ReadonlyMap<string, number> {
  const [only, more] = objectsIn(chips, 'ChipSets');
  const counts = only !== undefined && more === undefined ? objectIn(only, 'ChipCounts') : undefined;
  return new Map(counts === undefined ? [] : [...counts.fields.keys()].map((id) => [id, countIn(counts, id)]));
}
