import type { Exact } from '@riffle/aggregate/testing';
import type { PersonId } from '@riffle/people';
import type { Setup } from '@riffle/tournament';
import type {
  Backups,
  CommandAnswer,
  FirstRun,
  HouseBody,
  HouseOnShelf,
  ImportDecision,
  LiveRequest,
  LogLine,
  NewDemo,
  NewPerson,
  NightLine,
  Person,
  RulebookTextRead,
  SecureWay,
  Session,
  SignIn,
  StaffInvitation,
  StaffMember,
  Template,
  UndoPreview,
  Wall,
} from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { liveRequest } from '../host/live/live-request.ts';
import type { commandAnswer, logLine, undoPreview } from '../host/schema.ts';
import { lineFields, type newDemo, type wall } from '../kinds/night/schema.ts';
import type { setup } from '../kinds/night/setup.ts';
import type { backups } from './backup.ts';
import type { houseBody, houseOnShelf } from './house.ts';
import type { importBody, newPerson, person } from './person.ts';
import type { rulebookTextRead } from './rulebook-text.ts';
import type { secureWay } from './secure.ts';
import type { firstRun, invitation, member, session, signIn } from './staff.ts';
import type { template } from './template.ts';

type Decision = z.infer<typeof importBody>['decisions'][number];
/** A row may lack any of a person's fields. */
type FieldsOf<P> = { readonly [F in keyof P]-?: 1 };
type Checked<S extends z.ZodType> = z.infer<S>;
const line = z.object(lineFields);

/** What goes in and out, each by its schema and by the type that the browser reads it as: the same to the last field. */
type Same = {
  readonly setup: Exact<Omit<Setup, 'demo' | 'forLeague'>, Checked<typeof setup>>;
  readonly logLine: Exact<LogLine, Checked<typeof logLine>>;
  readonly commandAnswer: Exact<CommandAnswer, Checked<typeof commandAnswer>>;
  readonly undoPreview: Exact<UndoPreview, Checked<typeof undoPreview>>;
  readonly liveRequest: Exact<LiveRequest, Checked<typeof liveRequest>>;
  readonly nightLine: Exact<NightLine, Checked<typeof line>>;
  readonly wall: Exact<Wall, Checked<typeof wall>>;
  readonly newDemo: Exact<NewDemo, Checked<typeof newDemo>>;
  /** The document itself is read by the package that knows it. */
  readonly houseBody: Exact<Omit<HouseBody, 'house'>, Omit<Checked<typeof houseBody>, 'house'>>;
  readonly houseOnShelf: Exact<HouseOnShelf, Checked<typeof houseOnShelf>>;
  readonly backups: Exact<Backups, Checked<typeof backups>>;
  readonly rulebookText: Exact<RulebookTextRead, Checked<typeof rulebookTextRead>>;
  readonly newPerson: Exact<NewPerson & { readonly id: PersonId }, Checked<typeof newPerson>>;
  readonly person: Exact<Person, Checked<typeof person>>;
  readonly importDecision: Exact<Omit<ImportDecision, 'person'>, Omit<Decision, 'person'>>;
  readonly importedPerson: Exact<FieldsOf<NewPerson>, FieldsOf<Decision['person']>>;
  readonly firstRun: Exact<FirstRun, Checked<typeof firstRun>>;
  readonly signIn: Exact<SignIn, Checked<typeof signIn>>;
  readonly member: Exact<StaffMember, Checked<typeof member>>;
  readonly invitation: Exact<StaffInvitation, Checked<typeof invitation>>;
  readonly secureWay: Exact<SecureWay, Checked<typeof secureWay>>;
  readonly session: Exact<Session, Checked<typeof session>>;
  readonly nightTemplate: Exact<
    Extract<Template, { readonly kind: 'night' }>,
    Extract<Checked<typeof template>, { readonly kind: 'night' }> & {
      readonly setup: Pick<Setup, 'demo' | 'forLeague'>;
    }
  >;
  readonly template: Exact<
    Exclude<Template, { readonly kind: 'night' }>,
    Exclude<Checked<typeof template>, { readonly kind: 'night' }>
  >;
};

describe('what goes over the wire', () => {
  it('is described by its schemas exactly as its types say', () => {
    const all: { readonly [K in keyof Same]: true } = {} as Same;
    expect(all).toEqual({});
  });
});
