import type { Difference } from '@riffle/aggregate';
import type { Document } from './document.ts';

/** What the client sends on `/live`. */
export type LiveRequest =
  /** Watch one of a kind; `from` is the version it has, with `epoch` as it came. */
  | {
      readonly type: 'watch';
      readonly kind: string;
      readonly id: string;
      /** As which of the kind's viewers. */
      readonly as: string;
      /** What lets him see it who is no member of staff: what stands behind the `#` of his link. */
      readonly key?: string;
      /** Of the sentences in it, as in `LogLine.text`; absent = what the browser asked for when it connected. */
      readonly language?: 'de' | 'en';
      readonly from?: number;
      readonly epoch?: string;
    }
  /** Without `as`, of every view of it. */
  | { readonly type: 'unwatch'; readonly kind: string; readonly id: string; readonly as?: string }
  /** For the clock: answered at once with the server's time. */
  | { readonly type: 'time'; readonly sent: number };

/** What the server sends on `/live`, each view of a thing by itself (`as`). `version` counts the changes of one document within one `epoch`, and is none of the journal's. */
export type LiveMessage =
  | {
      readonly type: 'whole';
      readonly kind: string;
      readonly id: string;
      readonly as: string;
      readonly version: number;
      readonly epoch: string;
      readonly document: Document<unknown>;
    }
  | {
      readonly type: 'change';
      readonly kind: string;
      readonly id: string;
      readonly as: string;
      readonly from: number;
      readonly version: number;
      readonly difference: Difference;
    }
  | { readonly type: 'time'; readonly sent: number; readonly now: number }
  /** The house goes by another time from here on: what was known of it is worth nothing. */
  | { readonly type: 'time-set'; readonly now: number }
  /** The club calls itself otherwise from here on, has another logo, or is elsewhere. */
  | { readonly type: 'club'; readonly club: string; readonly logo?: string; readonly zone: string }
  | {
      readonly type: 'gone';
      readonly kind: string;
      readonly id: string;
      readonly as: string;
      readonly code: 'not-found' | 'not-allowed' | 'deleted' | 'damaged' | 'newer-events';
    };
