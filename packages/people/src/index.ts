export { foldedName, looselyFolded, matchesName, nameWords } from './name-search.ts';
export { withoutNobility } from './nobility.ts';
export { type NamedPerson, type PersonId, ROOM_NAMES, type RoomName, toPersonId } from './person.ts';
export { type NameReader, NOBODY, shownName } from './shown-name.ts';
export { isParticle, splitName } from './split-name.ts';
export { visible } from './visible.ts';
