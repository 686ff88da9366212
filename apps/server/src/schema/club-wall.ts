import { PRESET_SCREENS, PRESET_STAGES, TELLINGS, TONGUES, WALL_EVENTS } from '@riffle/wire';
import { LANGUAGES } from '@riffle/words';
import { z } from 'zod';
import { anyId, count, filledLine, line, listOf, newId } from './brand.ts';

const text = line(300);
const mediumId = z.string().regex(/^[0-9a-f]{24}$/);
const oneEvent = z.strictObject({
  how: z.enum(TELLINGS).exactOptional(),
  texts: z.strictObject({ de: text.exactOptional(), en: text.exactOptional() }).exactOptional(),
  recording: mediumId.exactOptional(),
});
const events = z.strictObject(
  Object.fromEntries(WALL_EVENTS.map((event) => [event, oneEvent.exactOptional()])) as {
    readonly [E in (typeof WALL_EVENTS)[number]]: ReturnType<typeof oneEvent.exactOptional>;
  },
);
const minutes = count.min(1).max(60);
const seconds = count.min(3).max(600);

const repeat = z.union([
  z.strictObject({ every: count.min(1).max(600) }),
  z.strictObject({ with: z.enum(['level', 'break']) }),
]);
const announcement = z.strictObject({
  id: newId,
  text: filledLine(300),
  language: z.enum(LANGUAGES),
  repeat: repeat.exactOptional(),
});
const picture = z.strictObject({
  id: mediumId,
  alt: filledLine(120),
  seconds,
  stages: listOf(z.enum(PRESET_STAGES), { most: PRESET_STAGES.length }),
});
const inTurn = listOf(z.strictObject({ screen: z.enum(PRESET_SCREENS), seconds }), { most: 40 });
const preset = z.strictObject({
  id: newId,
  name: filledLine(80),
  stages: z.strictObject({
    before: inTurn.exactOptional(),
    play: inTurn.exactOptional(),
    break: inTurn.exactOptional(),
    final: inTurn.exactOptional(),
    over: inTurn.exactOptional(),
  }),
});

export const clubWall = z
  .strictObject({
    events: events.exactOptional(),
    ahead: z.strictObject({ breakSoon: minutes, breakEnding: minutes }).exactOptional(),
    tongues: z.enum(TONGUES).exactOptional(),
    announcements: listOf(announcement, { most: 60 }).exactOptional(),
    pictures: listOf(picture, { most: 40 }).exactOptional(),
    presets: listOf(preset, { most: 20 }).exactOptional(),
    preset: anyId.exactOptional(),
  })
  .meta({ id: 'ClubWall' });

export const wallMedium = z.object({ id: z.string(), type: z.string() }).meta({ id: 'WallMedium' });
