import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from './club-store.ts';
import { arrivals } from './contract/arrivals.ts';
import { backup } from './contract/backup.ts';
import { keptDocuments } from './contract/kept-documents.ts';
import { logo } from './contract/logo.ts';
import type { MakeClub } from './contract/make-club.ts';
import { people } from './contract/people.ts';
import { rulebookTexts } from './contract/rulebook-texts.ts';
import { sessions } from './contract/sessions.ts';
import { shelf } from './contract/shelf.ts';
import { staff } from './contract/staff.ts';
import { time } from './contract/time.ts';
import { wall } from './contract/wall.ts';

/** What every store of the club's own tables must do, as tests. */
export function clubContract(name: string, makeClub: MakeClub): void {
  describe(`${name} keeps the contract of the club's own tables`, () => {
    let club: ClubStore;
    beforeEach(async () => {
      club = await makeClub();
    });
    afterEach(() => club.close());

    people(() => club);
    staff(() => club);
    sessions(() => club);
    shelf(() => club);
    arrivals(() => club);
    keptDocuments(() => club);
    rulebookTexts(() => club);
    logo(() => club);
    wall(() => club);
    backup(() => club);
    time(() => club);

    it('closes twice as well as once, and refuses afterwards', async () => {
      await Promise.all([club.close(), club.close()]);
      await expect(club.name.get()).rejects.toThrow();
    });
  });
}
