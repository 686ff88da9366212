declare const personId: unique symbol;
/** A person in the club's directory. Names and contacts never enter an event. */
export type PersonId = string & { readonly [personId]: true };
export const toPersonId = (id: string): PersonId => id as PersonId;

/** What the room may see of a person. */
export const ROOM_NAMES = ['nickname', 'firstAndInitial', 'full'] as const;
export type RoomName = (typeof ROOM_NAMES)[number];

/** As much of a person as naming it takes. */
export type NamedPerson = {
  readonly first: string;
  readonly last: string;
  readonly nickname?: string;
  readonly roomName: RoomName;
};
