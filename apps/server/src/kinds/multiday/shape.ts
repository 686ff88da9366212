import type {
  MultiDay,
  MultiDayCommand,
  MultiDayEvent,
  MultiDayRefusal,
  MultiDayView,
} from '@riffle/tournament/multiday';
import type { MultiDayLine, MultiDayListViewer } from '@riffle/wire';
import type { HostRefusal } from '../../host/kind.ts';

/** The types of a tournament of several days, for the host. */
export type MultiDayShape = {
  readonly State: MultiDay;
  readonly Command: MultiDayCommand;
  readonly Event: MultiDayEvent;
  readonly Refusal: MultiDayRefusal | HostRefusal;
  readonly Viewer: { readonly as: MultiDayListViewer };
  readonly View: MultiDayView;
  readonly Line: MultiDayLine;
  readonly Aside: Readonly<Record<never, never>>;
};
