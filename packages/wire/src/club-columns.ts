/** A column of the list of players in its place, with the name that it is given; `id` as the browser knows it. */
export type ClubColumn = { readonly id: string; readonly called?: string };

/** With which columns the list of players stands on a device on which nobody has chosen any. Body and answer of `PUT /api/club/columns`. */
export type ClubColumns = {
  /** Absent: as at first. */
  readonly choice?: { readonly columns: readonly ClubColumn[]; readonly by: string; readonly down: boolean };
};
