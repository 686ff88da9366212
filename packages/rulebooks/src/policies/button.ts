import { count, oneOf, players } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const button = {
  /** Where the button is in the first hand. */
  'button.first': oneOf(['seat1', 'highCardPerTable', 'highCardOneTable', 'randomSeat'], { usual: 'highCardPerTable' }),
  /** What counts if two draw the same highest card. */
  'button.drawTie': oneOf(['suits', 'redraw'], { usual: 'suits' }),
  /** Where the button starts at the final table. */
  'button.finalTable': oneOf(['redraw', 'carriesOn'], { usual: 'redraw' }),
  /** What the button follows when players go out. */
  'button.rule': oneOf(['deadButton', 'bigBlindFirst'], { usual: 'deadButton' }),
  /** From how many players moved to a table at once the button may be drawn anew there; 0 = never. */
  'button.redrawAfterMoves': count({ ...players, usual: 0 }),
  /** Who pays which blind with two players. */
  'button.headsUpBlinds': oneOf(['buttonIsSmallBlind'], { usual: 'buttonIsSmallBlind' }),
  /** Whether the button is shifted so that nobody is big blind twice in a row. */
  'button.headsUpAdjust': oneOf(['must', 'may', 'bigBlindFirst'], { usual: 'must' }),
  /** Which blinds there are when of three players the big blind goes out. */
  'button.headsUpAfterBigBlindBust': oneOf(['bothBlinds', 'bigBlindOnly'], { usual: 'bothBlinds' }),
  /** Who gets the first card with two players. */
  'button.headsUpFirstCard': oneOf(['bigBlind', 'smallBlind'], { usual: 'bigBlind' }),
  /** Where the button marker lies when its seat is empty. */
  'button.deadMarker': oneOf(['emptySeat', 'lastHolder'], { usual: 'emptySeat' }),
  /** Which blinds the next hand has when the big blind has gone out. */
  'button.afterBigBlindBust': oneOf(['bigBlindOnly', 'bothBlinds'], { usual: 'bigBlindOnly' }),
  /** Who becomes big blind when the next big blind goes out. */
  'button.comingBigBlindGone': oneOf(['passesOn'], { usual: 'passesOn' }),
  /** What happens to the button when a newcomer takes the coming big blind seat. */
  'button.newPlayerOnBigBlind': oneOf(['noEffect', 'buttonStaysIfNeeded'], { usual: 'noEffect' }),
  /** What holds when a wrongly placed button is found in time. */
  'button.incorrectEarly': oneOf(['redeal', 'onlyIfFirstCardWrong'], { usual: 'redeal' }),
  /** Where the button is in the next hand when the mistake is found too late. */
  'button.incorrectLate': oneOf(['fromActualSeat', 'corrected'], { usual: 'fromActualSeat' }),
} satisfies PoliciesOn<'button'>;
