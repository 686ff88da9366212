import { expect, it } from 'vitest';
import { PHASES } from './incident-kind.ts';
import { incidentKinds, kindNames } from './kinds.ts';
import { everyKind, kindsOfPhase } from './kinds-of-phase.ts';

it('every kind of incident is listed where it says that it is looked for', () => {
  expect(kindsOfPhase).toEqual(
    Object.fromEntries(PHASES.map((phase) => [phase, kindNames.filter((kind) => incidentKinds[kind].phase === phase)])),
  );
  expect(everyKind).toEqual(kindNames);
});
