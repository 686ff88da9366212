import type { Page } from 'playwright-core';

/**
 * What stands outside its place on the page as it is, a line each; empty is good. On a wall nothing can be scrolled. What is
 * marked as told whole elsewhere may be cut.
 */
export const whatIsCut = (page: Page, wall: boolean): Promise<readonly string[]> =>
  page.evaluate((cannotScroll) => {
    const found: string[] = [];
    const { innerWidth, innerHeight } = window;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${String(root.scrollWidth - innerWidth)} px too wide`);
    if (cannotScroll && root.scrollHeight > innerHeight)
      found.push(`the wall is ${String(root.scrollHeight - innerHeight)} px too high`);
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(element.textContent ?? '').trim().slice(0, 60)}”`;
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.sr-only, svg, [data-told-whole]') !== null) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const scrolls = (value: string) => value === 'auto' || value === 'scroll';
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      // what is hidden at the edge of its own box, whole or with dots
      if (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut at its side: ${named(element)}`);
      // what stands out at the beginning cannot be scrolled to, and is not counted with its width
      if (
        hides(style.overflowX) &&
        [...element.children].some(
          (child) =>
            child.getBoundingClientRect().right > box.left &&
            child.getBoundingClientRect().left < box.left - 1 &&
            child.closest('.sr-only, svg') === null,
        )
      )
        found.push(`cut at its beginning: ${named(element)}`);
      if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut below: ${named(element)}`);
      if (element.childElementCount > 0 || (element.textContent ?? '').trim() === '') continue;
      // words that stand out of the box that holds them
      if (
        !scrolls(style.overflowX) &&
        !hides(style.overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.display !== 'inline'
      )
        found.push(`out of its box: ${named(element)}`);
      // words that stand over the edge of the card that they are on
      let card: Element | null =
        style.position === 'absolute' || style.position === 'fixed' ? null : element.parentElement;
      while (card !== null && card !== document.body) {
        const around = getComputedStyle(card);
        if (around.position === 'absolute' || around.position === 'fixed' || scrolls(around.overflowX)) break;
        const edge = card.getBoundingClientRect();
        if (Number.parseFloat(around.borderRightWidth) > 0 && edge.width > 0 && box.right > edge.right + 1) {
          found.push(`over the edge: ${named(element)}`);
          break;
        }
        card = card.parentElement;
      }
      // a usual word that goes on in the next line without a hyphen; of an address a hyphen would be a part
      for (const node of style.hyphens === 'auto' || style.clipPath !== 'none' ? [] : element.childNodes) {
        if (/^\s*https?:\/\/\S+\s*$/.test(node.nodeValue ?? '')) continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/(?<!\p{L})\p{L}{2,16}(?!\p{L})/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`“${word}” is broken: ${named(element)}`);
        }
      }
      let within: Element | null = element.parentElement;
      while (within !== null && !scrolls(getComputedStyle(within).overflowX)) within = within.parentElement;
      if (within === null && (box.right > innerWidth + 1 || box.left < -1))
        found.push(`beside the page: ${named(element)}`);
    }
    return found;
  }, wall);
