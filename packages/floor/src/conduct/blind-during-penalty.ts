import { step } from '../because.ts';
import { chips, choice, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A blind or ante puts a player all-in who serves a penalty. */
export const blindDuringPenalty = incidentKind({
  phase: 'conduct',
  facts: {
    bigBlind: chips({ min: 1 }),
    smallBlind: chips({ usual: 0 }),
    position: choice(['bigBlind', 'smallBlind'], { usual: 'bigBlind' }),
    /** What the penalised player has left before the blind. */
    stack: chips({ min: 1 }),
    /** How many others pay the full big blind, the blinds included. */
    callers: count(1, 11),
    /** The other blind folded: what it had put in stays in the pot. */
    otherBlindFolded: yesNo({ usual: false }),
  },
  clashes: ({ stack, position, bigBlind, smallBlind }) => {
    const owed = position === 'bigBlind' ? bigBlind : smallBlind;
    return stack <= owed
      ? []
      : [{ problem: 'notPossible', fact: 'stack', allowed: { is: 'chips', min: 1, max: owed } }];
  },
  find({ bigBlind, smallBlind, position, stack, callers, otherBlindFolded }, floor) {
    const dead = otherBlindFolded ? (position === 'bigBlind' ? smallBlind : bigBlind) : 0;
    // a folded blind smaller than the all-in lies in the main pot whole; what is above it lies in the side pot
    const deadInMain = Math.min(dead, stack);
    const mainPot = stack + callers * Math.min(bigBlind, stack) + deadInMain;
    // nobody plays against a single caller beyond what the others put in
    const returned = callers === 1 ? Math.max(0, bigBlind - Math.max(stack, dead)) : 0;
    const sidePot = callers * Math.max(0, bigBlind - stack) + (dead - deadInMain) - returned;
    const back = returned > 0 ? { returned } : {};
    floor.notes('mainPotReckoned', { stack, callers, dead: deadInMain, pot: mainPot });
    floor.asks('sanctions.dealtIn');
    // an absent player's blinds, where the rulebook has nothing on those of a penalised one
    if (floor.isSilent('sanctions.dealtIn')) floor.asks('presence.absentBlinds');
    if (floor.decides('sanctions.autoAllIn') === 'liveForMainPot')
      return {
        outcome: { is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot, sidePot, ...back, out: false },
        steps: [step('takeBlinds', { amount: stack }), step('showWithMainPot'), step('tellFloorWhenServed')],
      };
    return {
      outcome: {
        is: 'allInDuringPenalty',
        hand: 'dead',
        mainPot: mainPot + sidePot,
        sidePot: 0,
        ...back,
        ...(callers === 1 && { uncontested: true as const }),
        out: true,
      },
      steps: [step('takeBlinds', { amount: stack }), step('takeHandAtOnce'), step('playOn'), step('enterPlaces')],
    };
  },
});
