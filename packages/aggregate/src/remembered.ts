/** Works out what it is asked of a thing once, and forgets it with the thing: for things that never change, as states do not. */
export function remembered<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly answer: T }>();
  return (of) => {
    const found = known.get(of) ?? { answer: work(of) };
    known.set(of, found);
    return found.answer;
  };
}
