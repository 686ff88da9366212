import { t, worded } from '../../language/language.svelte.ts';
import { showDone } from '../../notices/notices.svelte.ts';
import { navigate } from '../../route/router.svelte.ts';
import { emptyDraft } from '../bust-out/begun-draft.ts';
import type { BoughtAgain } from '../cashier/buyers.ts';
import { levelBack, levelOn } from '../clock/level-step.ts';
import { takeClockStep } from '../clock/take-step.ts';
import type { Desk } from '../desk.svelte.ts';
import { redo, undoLast } from '../log/take-back.ts';
import { firstProposal, isPlayed } from '../overview/agenda.ts';
import { pinScreen } from '../screens/pin.ts';
import { actionFor, type DeskAction, type Focus, screenOfKey } from './key-map.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const CONTROLS = 'button, a, summary, [role="tab"]';

function focusOf(target: EventTarget | null, byKeys: boolean): Focus {
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELDS)) return 'field';
  return byKeys && target.closest(CONTROLS) ? 'control' : 'page';
}

/** Answers to the keys of the desk. `byKeys`: the focus was moved with the keyboard, so it is meant. */
export function press(desk: Desk, event: KeyboardEvent, byKeys: boolean): void {
  if (event.defaultPrevented || event.repeat) return;
  const action = actionFor(event, focusOf(event.target, byKeys));
  if (action === undefined || NOT_HERE.has(action) || isRefused(desk, action)) return;
  event.preventDefault();
  // a button that was clicked keeps the focus, and Space would press it again
  if (!byKeys && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
  act(desk, action, event.key);
}

/** A dialogue closes by itself, and a seat that has the focus answers first. */
const NOT_HERE: ReadonlySet<DeskAction> = new Set(['close', 'nextHand', 'placeButton', 'pickUp']);
const FOR_STAFF: ReadonlySet<DeskAction> = new Set([
  'clock',
  'levelBack',
  'levelOn',
  'bustOut',
  'undoBustOut',
  'timeCall',
  'balance',
  'pin',
  'unpin',
]);
const FOR_ALL_AT_WORK: ReadonlySet<DeskAction> = new Set(['undo', 'redo', 'rebuy', 'undoRebuy', 'addOn', 'undoAddOn']);
const isRefused = (desk: Desk, action: DeskAction): boolean =>
  (FOR_STAFF.has(action) && !desk.mayAct) || (FOR_ALL_AT_WORK.has(action) && !desk.mayWork);

function act(desk: Desk, action: DeskAction, key: string): void {
  const { levels } = desk.view.setup;
  const { levelIndex: level, remaining } = desk.reading;
  const playing = isPlayed(desk.view);
  switch (action) {
    case 'clock':
      void takeClockStep(desk);
      break;
    case 'levelBack':
      if (playing) desk.open({ is: 'jump', to: levelBack({ level, remaining }, levels) });
      break;
    case 'levelOn':
      if (playing) desk.open({ is: 'jump', to: levelOn(level, levels) });
      break;
    case 'bustOut':
      if (desk.view.setup.seating) void count(desk, action);
      else if (playing) desk.open({ is: 'bustOut', draft: emptyDraft });
      break;
    case 'undoBustOut':
      void undoBustOut(desk);
      break;
    case 'rebuy':
    case 'addOn':
      if (desk.view.setup.seating) void count(desk, action);
      else desk.open({ is: 'sale', kind: action });
      break;
    case 'undoRebuy':
    case 'undoAddOn':
      void undoSale(desk, action === 'undoRebuy' ? 'rebuy' : 'addOn');
      break;
    case 'timeCall':
      if (playing) desk.open({ is: 'timeCall' });
      break;
    case 'balance':
      lookAtProposal(desk);
      break;
    case 'overview':
    case 'tables':
    case 'players':
    case 'money':
    case 'log':
    case 'screens':
      navigate({ page: 'desk', id: desk.night.id, tab: action });
      break;
    case 'search':
      document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
      break;
    case 'keys':
      desk.open({ is: 'keys' });
      break;
    case 'undo':
      void undoLast(desk);
      break;
    case 'redo':
      void redo(desk);
      break;
    case 'pin':
      void pinScreen(desk, screenOfKey(key));
      break;
    case 'unpin':
      void pinScreen(desk, undefined);
      break;
    // these belong to the seat that has the focus, and to whatever is open
    case 'nextHand':
    case 'placeButton':
    case 'pickUp':
    case 'close':
      break;
  }
}

/** Where nobody has a seat it is not asked who it was. */
async function count(desk: Desk, step: 'bustOut' | BoughtAgain): Promise<void> {
  const { tally } = await worded(import('../tally/tally-step.ts'), ['tally']);
  if (desk.view.stage === 'play') await tally(desk, step);
}

async function undoBustOut(desk: Desk): Promise<void> {
  const { undoLastBustOut } = await worded(import('../bust-out/undo-last.ts'), ['bounty']);
  await undoLastBustOut(desk);
}

async function undoSale(desk: Desk, kind: BoughtAgain): Promise<void> {
  const { undoLastSale } = await worded(import('../cashier/undo-sale.ts'), ['cashier']);
  await undoLastSale(desk, kind);
}

function lookAtProposal(desk: Desk): void {
  const proposal = firstProposal(desk.view);
  if (proposal === undefined) showDone(t.desk.overview.quiet);
  else desk.open({ is: 'proposal', proposal });
}
