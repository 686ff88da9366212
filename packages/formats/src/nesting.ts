const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT, QUOTE, BACKSLASH] = [...'[{]}"\\'].map((sign) =>
  sign.charCodeAt(0),
);

/** Deeper than anything that Riffle writes: what goes further was made to overrun whoever walks through it. */
const DEEPEST = 64;

/** Asked of the text, before anybody makes values of it. */
export function nestsTooDeep(json: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
