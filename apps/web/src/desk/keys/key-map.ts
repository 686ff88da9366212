import { WALL_SCREENS, type WallScreen } from '@riffle/wire';

/** What a key does at the desk. The words for it stand in the catalogue under the same names. */
export const DESK_ACTIONS = [
  'clock',
  'levelBack',
  'levelOn',
  'bustOut',
  'undoBustOut',
  'rebuy',
  'undoRebuy',
  'addOn',
  'undoAddOn',
  'timeCall',
  'nextHand',
  'placeButton',
  'pickUp',
  'balance',
  'overview',
  'tables',
  'players',
  'money',
  'log',
  'screens',
  'search',
  'keys',
  'close',
  'undo',
  'redo',
  'pin',
  'unpin',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

export type KeyBinding = {
  readonly action: DeskAction;
  /** As `KeyboardEvent.key`, in lower case. */
  readonly keys: readonly string[];
  readonly with?: 'ctrl' | 'ctrlShift';
  /** A seat that has the focus answers to it by itself. */
  readonly at?: 'seat';
};

export const keyBindings: readonly KeyBinding[] = [
  { action: 'clock', keys: [' '] },
  { action: 'levelBack', keys: ['arrowleft'] },
  { action: 'levelOn', keys: ['arrowright'] },
  { action: 'bustOut', keys: ['x'] },
  { action: 'undoBustOut', keys: ['s'] },
  // V, F, B, G and H as clubs know them; what B was here before is A, as nobody buys an add-on by mistake: it asks for whom
  { action: 'rebuy', keys: ['v'] },
  { action: 'undoRebuy', keys: ['f'] },
  { action: 'addOn', keys: ['b'] },
  { action: 'undoAddOn', keys: ['g'] },
  { action: 'timeCall', keys: ['h'] },
  { action: 'balance', keys: ['a'] },
  { action: 'nextHand', keys: ['n'], at: 'seat' },
  { action: 'placeButton', keys: ['d'], at: 'seat' },
  { action: 'pickUp', keys: ['m'], at: 'seat' },
  { action: 'overview', keys: ['o'] },
  { action: 'tables', keys: ['t'] },
  { action: 'players', keys: ['p'] },
  { action: 'money', keys: ['k'] },
  { action: 'log', keys: ['l'] },
  { action: 'screens', keys: ['w'] },
  { action: 'search', keys: ['/'] },
  { action: 'undo', keys: ['z'], with: 'ctrl' },
  { action: 'redo', keys: ['z'], with: 'ctrlShift' },
  { action: 'redo', keys: ['y'], with: 'ctrl' },
  { action: 'pin', keys: WALL_SCREENS.map((_, index) => String(index + 1)) },
  { action: 'unpin', keys: ['0'] },
  { action: 'keys', keys: ['?'] },
  { action: 'close', keys: ['escape'] },
];

export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** Where the press happened, as far as it decides whether the desk may answer to it. */
export type Focus = 'page' | 'field' | 'control' | 'dialog';

export function actionFor(press: KeyPress, focus: Focus): DeskAction | undefined {
  // the browser's own dialogue closes on Escape; a field keeps its letters and its own undo
  if (focus === 'field' || focus === 'dialog' || press.altKey) return undefined;
  const key = press.key.toLowerCase();
  // Space presses the button that has the focus
  if (focus === 'control' && (key === ' ' || key.startsWith('arrow'))) return undefined;
  const held = press.ctrlKey || press.metaKey ? (press.shiftKey ? 'ctrlShift' : 'ctrl') : undefined;
  return keyBindings.find((binding) => binding.with === held && binding.keys.includes(key))?.action;
}

/** The wall screen that a digit pins. */
export const screenOfKey = (key: string): WallScreen | undefined => WALL_SCREENS[Number(key) - 1];
