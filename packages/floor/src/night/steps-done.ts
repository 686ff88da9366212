import type { CarriedOut } from '@riffle/tournament';
import type { Step } from '../because.ts';

/** What a night does of the steps of a ruling: nobody has to do that as well. */
const DOES: { readonly [K in Step['key']]?: (command: CarriedOut) => boolean } = {
  startClock: ({ type }) => type === 'CallTime',
  stopClock: ({ type }) => type === 'PauseClock',
  stopPlay: (command) => command.type === 'RuleHand' && command.is === 'stops',
  buttonStays: (command) => command.type === 'RuleHand' && command.is === 'again',
  takeStackOut: ({ type }) => type === 'RemoveStack' || type === 'RemoveChips',
  shareStack: ({ type }) => type === 'RemoveStack',
  removeStack: ({ type }) => type === 'RemoveStack',
  enterPlaces: ({ type }) => type === 'BustOut',
  placeButton: ({ type }) => type === 'PlaceButton',
  moveToSeat: ({ type }) => type === 'MoveEntry',
  moveOneByOne: ({ type }) => type === 'MoveEntry',
  drawSeatsForAll: ({ type }) => type === 'AcceptProposal',
  drawForButton: ({ type }) => type === 'AcceptProposal',
  drawLastHands: ({ type }) => type === 'AnnounceLastHands',
  announceLastHands: ({ type }) => type === 'AnnounceLastHands',
  giveSanction: ({ type }) => type === 'GivePenalty',
  countHands: ({ type }) => type === 'GivePenalty',
};

/** Which of the steps, by their place from 0, are done once the ruling is recorded and these commands are carried out. */
export const stepsDone = (steps: readonly Step[], carriedOut: readonly CarriedOut[]): readonly number[] =>
  // to record it is to write it down
  steps.flatMap(({ key }, place) => (key === 'writeDown' || carriedOut.some((one) => DOES[key]?.(one)) ? [place] : []));
