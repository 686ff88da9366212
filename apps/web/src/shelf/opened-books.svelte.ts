type Opened = typeof import('./book-called.ts');

let opened = $state.raw<Opened>();
let opening: Promise<Opened> | undefined;

/** What rulebooks say, on a page that is usable before it knows: they are fetched behind it. */
export const openedBooks = {
  /** Nothing until they are there. */
  called(call: string): ReturnType<Opened['bookOfCall']> {
    return opened?.bookOfCall(call);
  },
  /** They stay open; where they could not be fetched they are asked for again. */
  async open(): Promise<Opened> {
    opening ??= import('./book-called.ts');
    try {
      opened = await opening;
      return opened;
    } catch (lost) {
      opening = undefined;
      throw lost;
    }
  },
};
