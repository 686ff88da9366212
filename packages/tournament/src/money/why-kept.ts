/** What keeps a sale from being reversed, whatever reason is said. */
export type WhyKept = 'settled' | 'deal-made' | 'entry-has-played' | 'fee-stays' | 'envelopes-sealed' | 'chips-played';
