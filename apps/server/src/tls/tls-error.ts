/** Why there is no HTTPS, and which file is to blame. */
export type TlsTrouble = {
  readonly code: 'unreadable' | 'no-pem' | 'key-locked' | 'key-of-another' | 'run-out' | 'unusable';
  readonly path: string;
};

export class TlsError extends Error {
  readonly trouble: TlsTrouble;

  constructor(trouble: TlsTrouble) {
    super(`${trouble.code}: ${trouble.path}`);
    this.trouble = trouble;
  }
}
