/** Puts a text where it can be pasted from, and says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // by a plain address of the club's network there is no clipboard, or the browser keeps it to itself
    return copyMarked(text);
  }
}

/** As somebody does it by hand: mark, copy. Beside an open dialog nothing can be marked, so it stands in it. */
function copyMarked(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const before = document.activeElement;
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
