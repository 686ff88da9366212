export type { SignUpCommand } from './command.ts';
export { due } from './due.ts';
export { SIGN_UP_VERSIONS, type SignUpEvent } from './event.ts';
export type { SignUpRefusal } from './refusal.ts';
export { signUps } from './signup.ts';
export {
  closedBy,
  type EntryPrice,
  find,
  type OfNight,
  type SignedUp,
  type SignUpId,
  type SignUpSetup,
  type SignUps,
  toSignUpId,
} from './state.ts';
export { type SignedUpView, type SignUpView, type SignUpViewer, type Stand, standOf } from './view.ts';
