/** A file that is kept with something hosted, as it was given. */
export type StoredFile = { readonly id: string; readonly medium: string; readonly bytes: Uint8Array };
/** Of what it is: a kind and an id. With that it goes. */
export type FilesOf = { readonly kind: string; readonly of: string };

/** Files that belong to something hosted. What each is, and who may see it, its kind says. */
export type FileStore = {
  /** Once more is no more. */
  put(of: FilesOf, file: StoredFile, at: number): Promise<void>;
  find(of: FilesOf, id: string): Promise<StoredFile | undefined>;
  /** All but these that were put before `before` go for good. */
  sweep(of: FilesOf, keep: readonly string[], before: number): Promise<void>;
};
