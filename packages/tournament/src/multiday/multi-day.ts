import type { Aggregate } from '@riffle/aggregate';
import type { MultiDayCommand } from './command.ts';
import { decide } from './decide.ts';
import type { MultiDayEvent } from './event.ts';
import { evolve, fits } from './evolve.ts';
import type { MultiDayRefusal } from './refusal.ts';
import { initial, type MultiDay } from './state.ts';
import { type MultiDayView, type MultiDayViewer, view } from './view.ts';

/** A tournament of several days or flights, above their nights. */
export const multiDay: Aggregate<
  MultiDay,
  MultiDayCommand,
  MultiDayEvent,
  MultiDayRefusal,
  MultiDayViewer,
  MultiDayView
> = { initial, decide, evolve, fits, view };
