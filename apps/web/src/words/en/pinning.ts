import type { pinning as german } from '../de/pinning.ts';

export const pinning: typeof german = {
  pinTitle: 'What the wall shows',
  pinHint: 'Without a choice the wall rotates by itself.',
  rotate: 'Rotate by itself',
  moving: 'The wall shows who has to move',
  movingDetail: 'For a minute; after a table was broken or for the final table until the clock runs again.',
  allSeated: 'All are seated',
};
