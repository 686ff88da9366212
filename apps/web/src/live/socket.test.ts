import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSocket } from './socket.ts';

/** A line to a server that answers, or has fallen silent without a word. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly made: Line[] = [];
  readyState = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    Line.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const newest = (): Line => {
  const line = Line.made.at(-1);
  if (line === undefined) throw new Error('nobody has dialled');
  return line;
};

describe('the live line', () => {
  let browser = new EventTarget();
  let closed = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    Line.made.length = 0;
    closed = 0;
    browser = new EventTarget();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { protocol: 'http:', host: 'riffle' });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    new LiveSocket({ opened: () => undefined, closed: () => (closed += 1), said: () => undefined });
    newest().open();
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is lost sixteen seconds after the last sign of life, and no earlier than the server had time to answer', () => {
    vi.advanceTimersByTime(10_000);
    expect(newest().sent).toHaveLength(1);
    vi.advanceTimersByTime(5_999);
    expect(closed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(closed).toBe(1);
  });

  it('lives as long as it is answered', () => {
    for (let pulse = 0; pulse < 5; pulse += 1) {
      vi.advanceTimersByTime(10_000);
      newest().say({ type: 'time', sent: 0, now: 0 });
    }
    vi.advanceTimersByTime(6_000);
    expect(closed).toBe(0);
  });

  it('is tried again within a third of a second, then less and less often, at least every nineteen seconds', () => {
    const waits: number[] = [];
    for (let lost = 0; lost < 10; lost += 1) {
      newest().close();
      const [dialled, before] = [Line.made.length, Date.now()];
      while (Line.made.length === dialled) vi.advanceTimersByTime(1);
      waits.push(Date.now() - before);
    }
    expect(waits[0]).toBeLessThanOrEqual(313);
    expect(Math.max(...waits)).toBeLessThanOrEqual(18_750);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(11_250);
  });

  it('is dialled at once when the device finds a network', () => {
    for (let lost = 0; lost < 8; lost += 1) {
      newest().close();
      vi.advanceTimersByTime(20_000);
    }
    newest().close();
    const dialled = Line.made.length;
    browser.dispatchEvent(new Event('online'));
    expect(Line.made).toHaveLength(dialled + 1);
  });
});
