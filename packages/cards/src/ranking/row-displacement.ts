/** Values by sparse keys: `values[rows[key >>> 9] + key]`. Rows are laid over each other where they do not touch. */
export type Displaced = { readonly values: Uint16Array; readonly rows: Int32Array };

const ROW_BITS = 9;
const ROW_MASK = (1 << ROW_BITS) - 1;
const WORD_BITS = 32;

/** First fit, the fullest rows first while there is room to choose. 32 places are tried at a time. */
export function displace(keys: Int32Array, entries: Uint16Array): Displaced {
  const keysOfRow = new Map<number, number[]>();
  let lastRow = 0;
  for (let nth = 0; nth < keys.length; nth += 1) {
    const row = (keys[nth] as number) >>> ROW_BITS;
    if (row > lastRow) lastRow = row;
    const there = keysOfRow.get(row);
    if (there === undefined) keysOfRow.set(row, [nth]);
    else there.push(nth);
  }
  const order = [...keysOfRow].sort((a, b) => b[1].length - a[1].length);
  // the worst case puts nothing over anything
  const taken = new Uint32Array(((order.length + 2) << ROW_BITS) / WORD_BITS);
  const rows = new Int32Array(lastRow + 1);
  let values: Uint16Array = new Uint16Array(keys.length * 2 + ROW_MASK);
  let end = 0;
  const triedTo: number[] = [];
  for (const [row, members] of order) {
    const columns = members.map((nth) => (keys[nth] as number) & ROW_MASK);
    // where a row of as many did not fit, this one hardly will
    const start = firstPlace(taken, columns, triedTo[columns.length] ?? 0);
    triedTo[columns.length] = start >>> 5;
    rows[row] = start - (row << ROW_BITS);
    for (const nth of members) {
      const place = start + ((keys[nth] as number) & ROW_MASK);
      if (place >= values.length) values = grown(values);
      values[place] = entries[nth] as number;
      taken[place >>> 5] = (taken[place >>> 5] as number) | (1 << (place & 31));
      if (place >= end) end = place + 1;
    }
  }
  return { values: values.slice(0, end), rows };
}

function firstPlace(taken: Uint32Array, columns: readonly number[], fromWord: number): number {
  for (let word = fromWord; ; word += 1) {
    let blocked = 0;
    for (let nth = 0; nth < columns.length && blocked !== -1; nth += 1) {
      const place = word * WORD_BITS + (columns[nth] as number);
      const shift = place & 31;
      const low = (taken[place >>> 5] as number) >>> shift;
      blocked |= shift === 0 ? low : low | ((taken[(place >>> 5) + 1] as number) << (WORD_BITS - shift));
    }
    if (blocked !== -1) return word * WORD_BITS + lowestBit(~blocked);
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

function grown(values: Uint16Array): Uint16Array {
  const larger = new Uint16Array(values.length * 2);
  larger.set(values);
  return larger;
}
