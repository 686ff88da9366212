/** What a wall may say aloud; what comes first is said first where several happen at once. */
export const WALL_EVENTS = [
  'start',
  'level',
  'break',
  'handForHand',
  'handForHandEnds',
  'lastHands',
  'finalTable',
  'over',
  'money',
  'stopped',
  'timeCall',
  'move',
  'announcement',
  'bustOut',
  'envelope',
  'bubble',
  'hand',
  'breakEnding',
  'minute',
  'breakSoon',
  'registration',
] as const;
export type WallEvent = (typeof WALL_EVENTS)[number];

/** How the room is told of it: not at all, by a tone, by a tone and a voice, by the club's own recording. */
export const TELLINGS = ['off', 'tone', 'spoken', 'own'] as const;
export type Telling = (typeof TELLINGS)[number];

/** In which languages walls speak, one after the other; `wall`: in the one that each is written in. */
export const TONGUES = ['wall', 'de', 'en', 'de-en', 'en-de'] as const;
export type Tongues = (typeof TONGUES)[number];

/** For what part of a night a preset says something of its own; `final` is play at the final table. */
export const PRESET_STAGES = ['before', 'play', 'break', 'final', 'over'] as const;
export type PresetStage = (typeof PRESET_STAGES)[number];

export const PRESET_SCREENS = [
  'seating',
  'tables',
  'moves',
  'results',
  'schedule',
  'prizes',
  'chips',
  'heads',
  'stacks',
  'rounds',
  'pictures',
] as const;
export type PresetScreen = (typeof PRESET_SCREENS)[number];

/** What walls show beside the clock, in turn. A stage that it says nothing of is shown as usual. */
export type WallPreset = {
  readonly id: string;
  readonly name: string;
  readonly stages: {
    readonly [S in PresetStage]?: readonly { readonly screen: PresetScreen; readonly seconds: number }[];
  };
};

/** A sponsor's picture; `id` is that of its content. */
export type WallPicture = {
  readonly id: string;
  /** For who cannot see it, and what it is called in lists. */
  readonly alt: string;
  readonly seconds: number;
  readonly stages: readonly PresetStage[];
};

/** Ready to be shown and said by one tap. */
export type PreparedAnnouncement = {
  readonly id: string;
  readonly text: string;
  readonly language: 'de' | 'en';
  /** While the tournament is played: every so many minutes of time, or with each level or break. */
  readonly repeat?: { readonly every: number } | { readonly with: 'level' | 'break' };
};

/** How the club's walls speak and what they show. Body and answer of `PUT /api/club/wall`: all of it each time. */
export type ClubWall = {
  readonly events?: {
    readonly [E in WallEvent]?: {
      readonly how?: Telling;
      readonly texts?: { readonly de?: string; readonly en?: string };
      /** The id of a recording. */
      readonly recording?: string;
    };
  };
  /** Minutes before a break begins, and before it is over. */
  readonly ahead?: { readonly breakSoon: number; readonly breakEnding: number };
  readonly tongues?: Tongues;
  readonly announcements?: readonly PreparedAnnouncement[];
  /** In the order in which they are shown. */
  readonly pictures?: readonly WallPicture[];
  readonly presets?: readonly WallPreset[];
  /** The preset of nights that chose none. */
  readonly preset?: string;
};

/** Of a picture or a recording that was uploaded: the answer of `POST /api/club/wall/media`. */
export type WallMedium = { readonly id: string; readonly type: string };
export const mediumAddress = (id: string): string => `/api/club/wall/media/${id}`;
