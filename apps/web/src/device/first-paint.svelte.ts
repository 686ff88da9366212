let painted = $state(false);

/** How long it waits where nothing is painted: a page in the background is none the less to be there when it is looked at. */
const AT_MOST = 200;

/** Once what is there already can be seen: what takes long to build comes then, so that it keeps nobody from the clock. */
export const firstPaint = {
  get isOver(): boolean {
    return painted;
  },
  /** By whoever has something to show before all else. */
  await(): void {
    if (painted) return;
    const over = () => {
      painted = true;
    };
    requestAnimationFrame(() => setTimeout(over));
    setTimeout(over, AT_MOST);
  },
};
