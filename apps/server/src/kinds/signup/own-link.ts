import { createHash } from 'node:crypto';
import { type PersonId, toPersonId } from '@riffle/people';
import { type SignUpId, toSignUpId } from '@riffle/signup';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whose place it is follows from what only he has: whoever reads the list cannot find that out from it. */
export const signUpOf = (list: string, token: string): SignUpId => toSignUpId(hashOf(`sign-up ${list} ${token}`));
/** Sent twice it is the same person. */
export const personOf = (signUp: SignUpId): PersonId => toPersonId(`p-${hashOf(`person ${signUp}`)}`);
