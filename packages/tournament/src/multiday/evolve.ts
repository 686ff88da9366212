import type { MultiDayEvent } from './event.ts';
import { findPart, type MultiDay, nightOf } from './state.ts';

export function evolve(state: MultiDay, event: MultiDayEvent): MultiDay {
  switch (event.type) {
    case 'Founded':
      return { ...state, setup: event.setup };
    case 'Changed':
      return state.setup === undefined ? state : { ...state, setup: { ...state.setup, ...event.changes } };
    case 'DayTold':
      return { ...state, told: { ...state.told, [event.part]: event.told } };
    case 'DayOpened': {
      const { v: _v, type: _type, part, ...opened } = event;
      return { ...state, opened: { ...state.opened, [part]: opened } };
    }
  }
}

/** What an undo asks of every later step. */
export function fits(state: MultiDay, event: MultiDayEvent): boolean {
  switch (event.type) {
    case 'Founded':
      return state.setup === undefined;
    case 'Changed':
      return state.setup !== undefined;
    case 'DayTold': {
      const part = findPart(state, event.part);
      return part !== undefined && nightOf(state, part) !== undefined;
    }
    case 'DayOpened':
      return findPart(state, event.part) !== undefined && state.opened[event.part] === undefined;
  }
}
