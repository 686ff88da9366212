import type { WallEvent } from '@riffle/wire';

/** In which order people look for them, by what they are about. */
export const EVENT_GROUPS = {
  clock: ['start', 'level', 'minute', 'breakSoon', 'break', 'breakEnding', 'registration', 'announcement'],
  play: ['handForHand', 'hand', 'handForHandEnds', 'lastHands', 'bubble', 'money', 'finalTable', 'over'],
  people: ['move', 'bustOut', 'timeCall', 'envelope', 'stopped'],
} as const satisfies { readonly [group: string]: readonly WallEvent[] };

export const GROUP_NAMES = ['clock', 'play', 'people'] as const;
