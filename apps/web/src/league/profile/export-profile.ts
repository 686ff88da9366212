import type { OwnProfile } from '@riffle/league';
import { saveAs } from '../../device/save-as.ts';

/** The profile as one file, as it stands here: `own` of a season's file. */
export const exportProfile = (own: OwnProfile): void =>
  saveAs(
    `${own.id.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-')}.json`,
    'application/json',
    `${JSON.stringify(own, undefined, 2)}\n`,
  );
