import type { AnswersOn } from '../../rulebook.ts';

export const button: AnswersOn<'button'> = {
  'button.first': { value: 'highCardPerTable', refs: ['6.4 button draw', '2.21 button draw'] },
  'button.drawTie': { value: 'suits', refs: ['6.4 button draw', '2.21 button draw'] },
  // Where the button goes that nobody can keep is not said.
  'button.rule': {
    value: 'bigBlindFirst',
    refs: ['6.5 Dealer Button', '6.5 Dealer Button: several bust'],
    reading: ['buttonAndSmallBlindOut'],
  },
  'button.headsUpBlinds': { value: 'buttonIsSmallBlind', refs: ['6.5 Heads Up: blinds', '6.5 Heads Up: order'] },
  'button.headsUpAdjust': { value: 'bigBlindFirst', refs: ['6.5 Dealer Button: several bust'] },
  // The rule for two players goes before that for a big blind who is out.
  'button.headsUpAfterBigBlindBust': { value: 'bothBlinds', refs: ['6.5 Heads Up: blinds'], reading: true },
  // One sentence says small blind first and button last, which contradict each other for two.
  'button.headsUpFirstCard': { value: 'bigBlind', refs: ['6.4 deal'], reading: true },
  'button.deadMarker': {
    value: 'lastHolder',
    refs: ['6.5 Dealer Button: dead button', '6.5 Dealer Button: small blind busts'],
  },
  'button.afterBigBlindBust': { value: 'bigBlindOnly', refs: ['6.5 Dealer Button: big blind busts'] },
  'button.comingBigBlindGone': { value: 'passesOn', refs: ['6.5 Dealer Button: several bust'] },
  'button.incorrectEarly': { value: 'redeal', refs: ['6.7 misdeal: wrong button'] },
};
