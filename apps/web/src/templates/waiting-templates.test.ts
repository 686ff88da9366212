import { readyPlan } from '@riffle/money';
import type { Template } from '@riffle/wire';
import { expect, it } from 'vitest';
import { letWait, waitingTemplates, waitsNoMore } from './waiting-templates.ts';

const device = (kept?: string) => {
  const held = new Map<string, string>(kept === undefined ? [] : [['riffle.templates.waiting', kept]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
};
const template = (id: string, name: string): Template => ({ id, name, kind: 'prizes', plan: readyPlan('topThree') });

it('what could not be sent is on the device when the page is loaded anew, each once and as it was said last', () => {
  const storage = device();
  letWait(storage, template('a', 'Freitag'));
  letWait(storage, template('b', 'Turbo'));
  letWait(storage, template('a', 'Freitag kurz'));
  expect(waitingTemplates(storage)).toEqual([template('b', 'Turbo'), template('a', 'Freitag kurz')]);
  waitsNoMore(storage, 'b');
  expect(waitingTemplates(storage)).toEqual([template('a', 'Freitag kurz')]);
});

it('what cannot be read any more is nothing', () => {
  expect([waitingTemplates(device('{')), waitingTemplates(device('7'))]).toEqual([[], []]);
});
