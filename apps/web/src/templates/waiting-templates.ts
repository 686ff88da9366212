import type { Template } from '@riffle/wire';
import type { Keeper } from '../outbox/outbox.ts';

const place = 'riffle.templates.waiting';

/** What was to be kept for the club while nobody could reach it: on this device until it can. */
export function waitingTemplates(storage: Keeper): readonly Template[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly Template[]) : [];
  } catch {
    return [];
  }
}

/** The last that was said of one is what waits. */
export const letWait = (storage: Keeper, template: Template): void =>
  storage.setItem(place, JSON.stringify([...without(storage, template.id), template]));

/** The club has it, or nobody wants it any more. */
export const waitsNoMore = (storage: Keeper, id: string): void =>
  storage.setItem(place, JSON.stringify(without(storage, id)));

const without = (storage: Keeper, id: string) => waitingTemplates(storage).filter((one) => one.id !== id);
