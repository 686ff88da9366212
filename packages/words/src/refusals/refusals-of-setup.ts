/** Refusals about what a night is set up with. */
export type OfSetup =
  | 'setup-invalid'
  | 'level-invalid'
  | 'money-invalid'
  | 'money-in-use'
  | 'plan-invalid'
  | 'plan-without-money'
  | 'fixed-after-start';
