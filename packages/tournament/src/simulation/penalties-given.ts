import type { Measure } from '@riffle/rulebooks';
import { toPenaltyId } from '../ids.ts';
import { inPlay, playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { removeStack } from './stack-removed.ts';

const MEASURES: readonly Measure[] = ['oneHand', 'rounds', 'rounds', 'time', 'warning', 'disqualification'];
const OFFENCES = ['etiquette', 'outOfTurn', 'language'] as const;
/** Of fewer nobody is sent away for good. */
const FEW = 5;

/** Now and then somebody has to sit out, or to go; which measures a rulebook knows, the night says. */
export function punishNowAndThen(night: SimulatedNight): void {
  if (stageOf(night.state) !== 'play' || !night.chance(12)) return;
  const { id } = night.one(inPlay(night.state)) ?? {};
  const measure = night.one(MEASURES) ?? 'warning';
  if (id === undefined || (measure === 'disqualification' && (playersLeft(night.state) < FEW || !night.chance(3))))
    return;
  const refusal = night.try({
    ...{
      type: 'GivePenalty',
      entry: id,
      offence: night.one(OFFENCES) ?? 'etiquette',
      measure,
      reason: 'he was told before',
    },
    penalty: toPenaltyId(`penalty-${String(night.state.penalties.length + 1)}`),
    ...(measure === 'rounds' && { rounds: 1 + night.random(3) }),
    ...(measure === 'time' && { minutes: 5 + night.random(60) }),
  });
  if (refusal === undefined && measure === 'disqualification') removeStack(night, id, true);
}
