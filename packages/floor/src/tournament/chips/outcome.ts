/** What becomes of chips. Amounts in chips; `chips` counts chips of `value`. */
export type ChipsOutcome =
  /** Won in the race by these seats, best card first; `change` is what the table's chips grow or shrink by. */
  | {
      readonly is: 'raced';
      readonly value: number;
      readonly chips: number;
      readonly winners: readonly number[];
      /** Who would have had nothing left, and gets one chip too. */
      readonly saved: readonly number[];
      readonly change: number;
    }
  /** So many chips are raced for; the cards go to these seats, in this order. */
  | {
      readonly is: 'raceForChips';
      readonly value: number;
      readonly chips: number;
      readonly deal: readonly { readonly seat: number; readonly cards: number }[];
      readonly change: number;
    }
  /** No race: each of these seats gets one chip for what he has left over. */
  | { readonly is: 'roundedUpEach'; readonly value: number; readonly seats: readonly number[]; readonly change: number }
  | { readonly is: 'smallChipsStay' }
  /** Changed at their value into so many; the rest lapses, or stays with the player. */
  | {
      readonly is: 'changedEvenly';
      readonly value: number;
      readonly chips: number;
      readonly lapses: number;
      readonly keeps: number;
    }
  /** So much leaves play; `left` stays with the player, unless he is put out besides. */
  | {
      readonly is: 'chipsForfeited';
      readonly amount: number;
      readonly left: number;
      readonly besides: 'nothing' | 'exclusion' | 'disqualification';
    }
  /** They go to their owner; in a running hand they do not play. */
  | { readonly is: 'foundChipsBack'; readonly amount: number; readonly when: 'now' | 'afterHand' }
  | { readonly is: 'foundChipsOut'; readonly amount: number }
  | { readonly is: 'chipsStayHis' }
  | { readonly is: 'objectAllowed' }
  | { readonly is: 'objectOff' }
  /** Foreign chips in a stack do not count and go. */
  | { readonly is: 'foreignChipsOut' }
  | { readonly is: 'dealerChanges' }
  | { readonly is: 'exchangeStands' };
