import type { BookId, RuleArea, RuleKind } from '@riffle/rulebooks';
import type { Wanted } from './rule-filter.ts';

let typed = $state('');
let area = $state<RuleArea>();
let kind = $state<RuleKind>();

/** What is looked for: it stays while one reads a rule and comes back. */
export const wantedRules = {
  get typed(): string {
    return typed;
  },
  set typed(text: string) {
    typed = text;
  },
  get area(): RuleArea | undefined {
    return area;
  },
  set area(chosen: RuleArea | undefined) {
    area = chosen;
  },
  get kind(): RuleKind | undefined {
    return kind;
  },
  set kind(chosen: RuleKind | undefined) {
    kind = chosen;
  },
  clear(): void {
    typed = '';
    area = undefined;
    kind = undefined;
  },
  in: (book: BookId | undefined): Wanted => ({
    typed,
    ...(book !== undefined && { book }),
    ...(area !== undefined && { area }),
    ...(kind !== undefined && { kind }),
  }),
};
