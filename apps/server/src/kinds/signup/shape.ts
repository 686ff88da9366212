import type { SignUpCommand, SignUpEvent, SignUpRefusal, SignUps, SignUpView } from '@riffle/signup';
import type { SignUpLine, SignUpListViewer } from '@riffle/wire';
import type { HostRefusal } from '../../host/kind.ts';

/** The types of a list of sign-ups, for the host. */
export type SignUpShape = {
  readonly State: SignUps;
  readonly Command: SignUpCommand;
  readonly Event: SignUpEvent;
  readonly Refusal: SignUpRefusal | HostRefusal;
  readonly Viewer: { readonly as: SignUpListViewer };
  readonly View: SignUpView;
  readonly Line: SignUpLine;
  readonly Aside: Readonly<Record<never, never>>;
};
