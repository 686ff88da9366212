import type { StaffMember } from '@riffle/wire';

/** How somebody came in. */
export type WayIn = 'pin' | 'link';

export type KeptSession = {
  readonly member: StaffMember;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly by: WayIn;
};

/** Who is signed in where. A session is known by the hash of its token, its key. */
export type SessionStore = {
  /** Those last seen before `forgetting` go at the same time. */
  start(session: {
    readonly key: string;
    readonly staff: string;
    readonly at: number;
    readonly forgetting: number;
    readonly by: WayIn;
  }): Promise<void>;
  find(key: string): Promise<KeptSession | undefined>;
  /** The member was seen as well. */
  noteSeen(key: string, at: number): Promise<void>;
  end(key: string): Promise<void>;
  keysOf(staff: string): Promise<readonly string[]>;
  /** Gives the keys of those that ended by this. */
  endAllOf(staff: string, besides?: string): Promise<readonly string[]>;
};
