import type { Verdict } from '@riffle/aggregate';
import type { Role, StaffMember } from '@riffle/wire';
import type { NameListener } from './changes.ts';

/** What a sign-in by name is held against. */
export type Credentials = { readonly id: string; readonly pin: string | undefined; readonly lockedUntil: number };

/** Who works here. Of PINs and links only hashes come in. Names are compared as nobody types them twice alike. */
export type StaffStore = {
  hasOwner(): Promise<boolean>;
  list(): Promise<readonly StaffMember[]>;
  find(id: string): Promise<StaffMember | undefined>;
  /** Whose link it is, once: nobody comes in by it again, nor from the moment on at which it ends. */
  takeLink(link: string, at: number): Promise<StaffMember | undefined>;
  /** What they are called, of former members too. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  credentialsOf(name: string): Promise<Credentials | undefined>;
  /** The member, as long as it is one and still has this PIN. */
  findWithPin(id: string, pin: string): Promise<StaffMember | undefined>;
  /** `there-is-one`: of two at once one wins. */
  addOwner(owner: {
    readonly id: string;
    readonly name: string;
    readonly pin: string;
    readonly at: number;
  }): Promise<Verdict<StaffMember, 'there-is-one'>>;
  add(member: {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    readonly at: number;
  }): Promise<Verdict<StaffMember, 'name-taken'>>;
  change(
    id: string,
    changes: { readonly name?: string | undefined; readonly role?: Role | undefined },
  ): Promise<Verdict<StaffMember, 'name-taken' | 'not-found'>>;
  /** What was counted against the name is forgotten with the old PIN; so it is with a new link. */
  setPin(id: string, pin: string): Promise<void>;
  setPinAndLink(
    id: string,
    given: { readonly pin: string; readonly link: string; readonly linkUntil: number },
  ): Promise<StaffMember | undefined>;
  /** One more wrong PIN, of however many at once. `lockedUntil` says for how long, from how many there were. */
  countFailure(id: string, lockedUntil: (failures: number) => number): Promise<void>;
  forgetFailures(id: string): Promise<void>;
  /** Not the owner. The name stays for the logs of what the member did. */
  remove(id: string, at: number): Promise<void>;
  /** Who worked here once, or elsewhere, under one of these names, has none any more. */
  eraseFormer(names: readonly string[]): Promise<void>;
  /** A member is called otherwise. Gives back what ends it. */
  onChange(listener: NameListener): () => void;
};

/** As names are compared. */
export const folded = (name: string): string => name.trim().toLocaleLowerCase('de');
