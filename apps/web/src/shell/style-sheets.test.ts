import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parted, scopeOf, sheetOf } from '../../build/sheets.ts';

const src = join(import.meta.dirname, '..');

it('a component’s style stands in the sheet of where it is', () => {
  expect(sheetOf(join(src, 'wall/Wall.svelte'))).toBe('room');
  expect(sheetOf(join(src, 'desk/clock/ClockBar.svelte?svelte&type=style&lang.css'))).toBe('desk');
  expect(sheetOf(join(src, 'hands/ReplayPage.svelte'))).toBe('more');
  expect(sheetOf(join(src, 'identity/tokens.css'))).toBeUndefined();
  expect(scopeOf(join(src, 'floor/Incident.svelte'), 'abc')).toBe('s-floor-abc');
});

it('no rule is lost and none is in a sheet that does not need it', () => {
  const css =
    ':root{--a:"}";}.x.s-room-1{color:red}.y.s-desk-2,.z.s-room-3{color:blue}@media print{.x.s-room-1{color:#000}h1{margin:0}}@keyframes s-desk-2-turn{to{top:0}}';
  expect([...parted(css)]).toEqual([
    ['ground', ':root{--a:"}";}@media print{h1{margin:0}}'],
    ['room', '.x.s-room-1{color:red}.y.s-desk-2,.z.s-room-3{color:blue}@media print{.x.s-room-1{color:#000}}'],
    ['desk', '.y.s-desk-2,.z.s-room-3{color:blue}@keyframes s-desk-2-turn{to{top:0}}'],
  ]);
});
