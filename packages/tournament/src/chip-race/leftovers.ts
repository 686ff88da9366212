import type { Policies } from '@riffle/rulebooks';

/** What becomes of small chips that do not come out even: raced for, rounded up for each player, kept. */
export type Leftovers = 'raced' | 'rounded' | 'kept';

export function leftoversBy(method: Policies['chips.raceMethod']): Leftovers {
  switch (method) {
    case 'race':
      return 'raced';
    case 'roundUpEach':
      return 'rounded';
    case 'noRemoval':
      return 'kept';
  }
}
