import type { Cited, PolicyName } from '@riffle/rulebooks';
import { policyOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import type { IssuedLine } from './count-shape.ts';

/** What the rulebook says of chips that came into play or left it so; nothing of what needs no rule. */
export function ruleOfLine(setup: PinnedSetup, line: IssuedLine): Cited | undefined {
  const name = policyOfLine(line);
  return name === undefined ? undefined : policyOf(setup, name);
}

function policyOfLine(line: IssuedLine): PolicyName | undefined {
  switch (line.is) {
    case 'sold':
      return line.kind === 'entry' ? undefined : (`entries.${line.kind}` as const);
    case 'given':
    case 'ruled':
    case 'rounds':
      return undefined;
    case 'raced':
      return 'chips.raceMethod';
    case 'lapsed':
      return 'chips.lateFoundChips';
    case 'removed':
      return REMOVED[line.why];
  }
}

const REMOVED = {
  late: 'presence.lateStartRemoval',
  away: 'presence.absenceExceeded',
  excluded: 'sanctions.disqualifiedChips',
  forfeited: 'entries.reEntryFrom',
} as const satisfies { readonly [W in Extract<IssuedLine, { is: 'removed' }>['why']]: PolicyName };
