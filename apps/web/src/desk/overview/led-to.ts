/** Whoever was led to it from elsewhere sees it, once the page has come to rest. */
export const ledTo = (node: HTMLElement): void => {
  if (node.id === '' || location.hash !== `#${node.id}`) return;
  setTimeout(() => node.scrollIntoView({ block: 'start' }), 100);
};
