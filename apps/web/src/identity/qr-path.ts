import { encode } from 'uqr';

/** The dark modules of a code as one path, and how many modules it is wide. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = encode(text, { ecc: 'M', border: 2 });
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return { size: code.size, path };
}
