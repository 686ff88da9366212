/** Button and blinds between hands and with two players. */
export type ButtonPolicies = {
  'button.headsUpBlinds': 'buttonIsSmallBlind';
  'button.headsUpAdjust': 'must' | 'may' | 'bigBlindFirst';
  'button.headsUpAfterBigBlindBust': 'bothBlinds' | 'bigBlindOnly';
  'button.headsUpFirstCard': 'bigBlind' | 'smallBlind';
  /** Where the button marker lies when its seat is empty. */
  'button.deadMarker': 'emptySeat' | 'lastHolder';
  /** Which blinds the next hand has when the big blind has gone out. */
  'button.afterBigBlindBust': 'bigBlindOnly' | 'bothBlinds';
  /** Who becomes big blind when the next big blind goes out. */
  'button.comingBigBlindGone': 'passesOn';
  /** What happens to the button when a newcomer takes the coming big blind seat. */
  'button.newPlayerOnBigBlind': 'noEffect' | 'buttonStaysIfNeeded';
  /** What holds when a wrongly placed button is found in time. */
  'button.incorrectEarly': 'redeal' | 'onlyIfFirstCardWrong';
  /** Where the button is in the next hand when the mistake is found too late. */
  'button.incorrectLate': 'fromActualSeat' | 'corrected';
};
