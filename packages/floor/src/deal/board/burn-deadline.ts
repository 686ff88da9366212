import { isSubstantial } from '@riffle/hand';
import type { ReadPart } from '@riffle/rulebooks';
import type { Inquiry } from '../../inquiry.ts';

export type BurnNoticed = {
  readonly acted: number;
  readonly betMade: boolean | undefined;
  readonly allIn: boolean;
  readonly potPaid: boolean | undefined;
  /** A street that was dealt after the one that went wrong. */
  readonly dealtSince: 'none' | 'turn' | 'river' | undefined;
};

/** Whether so much has happened that cards count as dealt. Where there was a bet, one who acted put chips in. */
export function cardsCountAsDealt(acted: number, betMade: boolean, floor: Inquiry): boolean {
  const withChips = betMade ? Math.min(acted, 1) : 0;
  return isSubstantial({ withChips, without: acted - withChips }, floor.asks('dealing.substantialAction'));
}

/** Where "before the first bet", "before two have acted" and substantial action come to different answers. */
function inDoubt(acted: number, betMade: boolean): ReadPart | undefined {
  if (betMade) return acted === 1 ? 'betByOne' : undefined;
  if (acted < 2) return undefined;
  return acted === 2 ? 'twoChecks' : 'threeChecks';
}

/** Whether a burn mistake is still put right. What nobody has acted upon always is, and needs no deadline to say so. */
export function isInTime(noticed: BurnNoticed, floor: Inquiry, mistake: 'missing' | 'surplus'): boolean {
  const { acted, betMade = false, allIn, potPaid = false, dealtSince = 'none' } = noticed;
  const nextStreetDealt = dealtSince !== 'none';
  if (potPaid) {
    floor.notes('noticedAfterPayout');
    // once it is paid every deadline is over: the one for all-ins, or else that for any hand
    if (allIn)
      floor.decides(
        floor.isSilent('dealing.allInBurnRepair') ? 'dealing.burnRepairDeadline' : 'dealing.allInBurnRepair',
      );
  }
  if (allIn && floor.asks('dealing.allInBurnRepair') === 'untilPotPaid') return !potPaid;
  if (potPaid) return false;
  if (acted === 0 && !nextStreetDealt) {
    floor.asks('dealing.burnRepairDeadline');
    return true;
  }
  if (acted > 0) floor.notes('actedOnWrongBoard', { acted, bet: betMade });
  // who speaks of a missing burn alone has set no deadline for one too many
  const aboutIt = mistake === 'missing' || !floor.isSilent('dealing.doubleBurn');
  const deadline = aboutIt
    ? floor.decides('dealing.burnRepairDeadline', inDoubt(acted, betMade))
    : floor.usually('dealing.burnRepairDeadline');
  if (nextStreetDealt) return false;
  switch (deadline) {
    case 'firstAction':
      return acted === 0;
    case 'firstBet':
      return !betMade && !(acted >= 3 && cardsCountAsDealt(acted, betMade, floor));
    case 'twoPlayersActed':
      return acted < 2;
    case 'nextStreet':
      return true;
  }
}
