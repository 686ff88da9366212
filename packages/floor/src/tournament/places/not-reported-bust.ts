import { step } from '../../because.ts';
import { count, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** A player is gone and nobody saw when he went out. */
export const notReportedBust = incidentKind({
  phase: 'tournament',
  facts: {
    /** The hand in which he went out is recorded or otherwise certain. */
    handKnown: yesNo({ usual: false }),
    /** The best place that it can have been. */
    best: count(1, 10_000),
    /** The worst. */
    worst: count(1, 10_000),
    entries: count(2, 10_000),
    /** A round card is kept and his line is empty. */
    cardOpen: yesNo({ usual: false }),
  },
  clashes: ({ best, worst, entries }) => [
    ...(worst < best
      ? [{ problem: 'notPossible', fact: 'worst', allowed: { is: 'count', min: best, max: entries } } as const]
      : []),
    ...(entries < worst
      ? [{ problem: 'notPossible', fact: 'entries', allowed: { is: 'count', min: worst, max: 10_000 } } as const]
      : []),
  ],
  find({ handKnown, best, worst, entries, cardOpen }, floor) {
    const hasCard = floor.looksUp('presence.bustReport') === 'selfEntryOrReport' && cardOpen;
    const duty = floor.decides('presence.bustReport', hasCard ? undefined : 'notReported');
    const certain = handKnown || best === worst;
    if (certain && (handKnown || !hasCard)) {
      floor.notes('placeIsCertain');
      return {
        outcome: { is: 'placedAt', place: best },
        steps: [step('enterPlaces'), ...(hasCard ? [step('completeRoundCard')] : [])],
      };
    }
    if (hasCard) return { outcome: { is: 'cardReturned' }, steps: [step('completeRoundCard')] };
    floor.notes('placeBetween', { best, worst });
    const at = [...new Set([worst, best, ...(duty === 'atOnceToFloor' ? [entries] : [])])];
    return {
      outcome: { is: 'placedAt', place: worst },
      steps: [step('askTableWhen'), step('writeDown')],
      discretion: {
        range: at.map((place) => ({ is: 'placedAt', place }) as const),
        weigh: ['fairness', 'intent', 'stageOfEvent'],
      },
    };
  },
});
