import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import type { Setup } from '../setup.ts';

/** Houses that answer what no rulebook on the shelf answers so. */
const HOUSES: { readonly [house: string]: { readonly over: string; readonly answers: HouseRulebook['answers'] } } = {
  lots: {
    over: 'tda55',
    answers: {
      'button.first': { value: 'randomSeat' },
      'button.drawTie': { value: 'redraw' },
      'button.redrawAfterMoves': { value: 1 },
      'balancing.trigger': { value: 3 },
      'balancing.mover': { value: 'samePosition' },
      'balancing.repeatBigBlind': { value: { balancing: 'avoided', breaking: 'avoided' } },
      'balancing.studSeat': { value: 'byPosition' },
      'balancing.destinationTable': { value: 'shortest' },
      'tables.clockDuringBreak': { value: 3 },
      'seating.separation': { value: 'namedPairs' },
      'presence.lateStartLimit': { value: { is: 'endOfLevel', level: 1 } },
      'presence.lateStartRemoval': { value: 'sharedAtTable' },
      'sanctions.maxRounds': { value: 1 },
      'presence.absenceLimit': { value: 10 },
      'presence.absenceExceeded': { value: 'excludedCurrentPlace' },
      'elimination.equalStacks': { value: 'nearestButton' },
    },
  },
  positions: {
    over: 'bdpv',
    answers: {
      'button.first': { value: 'highCardPerTable' },
      'button.finalTable': { value: 'carriesOn' },
      'button.drawTie': { value: 'redraw' },
      'button.afterBigBlindBust': { value: 'bothBlinds' },
      'balancing.mover': { value: 'comingBigBlind' },
      'balancing.position': { value: 'seats' },
      'balancing.repeatBigBlind': { value: { balancing: 'forbidden', breaking: 'avoided' } },
      'balancing.sourceTable': { value: 'fullest' },
      'balancing.destinationTable': { value: 'brokenLatest' },
      'balancing.haltMissingPlayers': { value: { missing: 2, against: 'seatLimit' } },
      'tables.breakOrder': { value: 'publishedOrder' },
      'tables.clockDuringBreak': { value: 5 },
      'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind' },
      'presence.lateStartLimit': { value: { is: 'minutes', minutes: 5 } },
      'presence.absenceLimit': { value: 10 },
      'seating.draw': { value: 'clubSpread' },
      'seating.separation': { value: 'onePerClub' },
      'elimination.differentTables': { value: 'sharePrizes' },
    },
  },
};

/** `pvb`, `oepbl/sitAndGo`, or a house: what a set-up says of its rulebook. */
export function rulebookNamed(name: string): Setup['rulebook'] {
  const [id = '', occasion] = name.split('/');
  const house = HOUSES[id];
  if (house === undefined)
    return { id, edition: findRulebook(id)?.edition ?? '', ...(occasion !== undefined && { occasion }) };
  const { edition = '' } = findRulebook(house.over) ?? {};
  const written: HouseRulebook = {
    format: 'riffle-house-rulebook',
    v: 1,
    id,
    edition: '2026-01',
    name: id,
    extends: { id: house.over, edition },
    answers: house.answers,
  };
  return { id, edition: written.edition, house: written };
}
