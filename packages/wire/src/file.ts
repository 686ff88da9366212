/** What somebody did to a file after it was signed. */
export type Tampering = 'changed' | 'added' | 'moved' | 'missing';
/** A step of a file in words; `missing` ones have the number that they had, and no words any more. */
export type ChangedStep = { readonly step: number; readonly how: Tampering; readonly text?: string };
export type ChangedName = { readonly how: Tampering; readonly name?: string };

export type FileChanges = {
  /** At most a hundred; `stepsInAll` counts all. */
  readonly steps: readonly ChangedStep[];
  readonly stepsInAll: number;
  readonly people: readonly ChangedName[];
  readonly staff: readonly ChangedName[];
  /** It was signed as another one. */
  readonly otherId?: true;
};

/** What is known of a file: who wrote it, and what was changed since. */
export type FileOrigin =
  /** Of a version before files were signed, or the signature was taken out. */
  | { readonly is: 'unsigned' }
  /** The signature does not fit what it stands under. */
  | { readonly is: 'forged' }
  | {
      readonly is: 'signed';
      readonly by: 'this-house' | 'another-house';
      /** What the house was called that signed it, as it says itself. */
      readonly club: string;
      readonly fingerprint: string;
      readonly at: number;
      readonly changes?: FileChanges;
    };

/** A file as it is about to be taken in: `facts` of the refusal `file-not-trusted`, and part of what `import` answers. */
export type ExaminedFile = {
  readonly id: string;
  readonly name: string;
  readonly steps: number;
  readonly origin: FileOrigin;
  /** Its last step lies so far ahead of the clock here that it would take no command until then. */
  readonly waits?: { readonly until: number; readonly now: number };
};
/** Whoever has been shown this sends the file again with `?accept=` this. */
export type UntrustedFile = ExaminedFile & { readonly accept: string };

/** Answer of `POST /api/{kind}/import`. `there`: nothing was new. */
export type ImportedFile = {
  readonly id: string;
  readonly name: string;
  readonly is: 'taken-in' | 'completed' | 'there';
  /** How many were written. */
  readonly steps: number;
};

/** By what this house is known from its files: `GET /api/house-key`. */
export type HouseSignature = { readonly fingerprint: string; readonly publicKey: string };
