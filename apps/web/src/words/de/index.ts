import { books } from './for-books.ts';
import { ofBounty } from './for-bounty.ts';
import { ofBreaches } from './for-breaches.ts';
import { ofCardRoom } from './for-card-room.ts';
import { ofCashier } from './for-cashier.ts';
import { ofChips } from './for-chips.ts';
import { club } from './for-club.ts';
import { ofColumns } from './for-columns.ts';
import { ofCount } from './for-count.ts';
import { ofDays } from './for-days.ts';
import { ofDeal } from './for-deal.ts';
import { ofDealer } from './for-dealer.ts';
import { ofForm } from './for-form.ts';
import { ofGenerator } from './for-generator.ts';
import { ofHands } from './for-hands.ts';
import { ofLeague } from './for-league.ts';
import { ofLeagueOffice } from './for-league-office.ts';
import { ofLeagueProfile } from './for-league-profile.ts';
import { ofLeaguePublic } from './for-league-public.ts';
import { ofLots } from './for-lots.ts';
import { night } from './for-night.ts';
import { ofOwn } from './for-own.ts';
import { ofPapers } from './for-papers.ts';
import { ofPoints } from './for-points.ts';
import { ofPrices } from './for-prices.ts';
import { ofRace } from './for-race.ts';
import { reader } from './for-reader.ts';
import { room } from './for-room.ts';
import { ofRoomReport } from './for-room-report.ts';
import { settingUp } from './for-setup.ts';
import { signUps } from './for-sign-up.ts';
import { ofTally } from './for-tally.ts';
import { ofTemplateFile } from './for-template-file.ts';
import { ofTogether } from './for-together.ts';
import { ofTotals } from './for-totals.ts';
import { ofVoice } from './for-voice.ts';
import { ofWalls } from './for-walls.ts';

/** German is the source: every other language must say the same things. A file per area of the screen, in parts that are fetched apart. */
export const de = {
  ...room,
  ...club,
  ...books,
  ...ofHands,
  ...reader,
  ...night,
  ...settingUp,
  ...signUps,
  ...ofCashier,
  ...ofPrices,
  ...ofPoints,
  ...ofForm,
  ...ofGenerator,
  ...ofChips,
  ...ofColumns,
  ...ofCount,
  ...ofDays,
  ...ofDeal,
  ...ofDealer,
  ...ofLots,
  ...ofOwn,
  ...ofPapers,
  ...ofRace,
  ...ofTemplateFile,
  ...ofTally,
  ...ofTogether,
  ...ofBounty,
  ...ofBreaches,
  ...ofVoice,
  ...ofWalls,
  ...ofCardRoom,
  ...ofLeague,
  ...ofLeagueOffice,
  ...ofLeaguePublic,
  ...ofLeagueProfile,
  ...ofRoomReport,
  ...ofTotals,
};
export type Words = typeof de;
