/** Where a drawing says nothing of its size. */
const USUAL = 512;
/** How it is drawn: pixels along a side at most, bytes that the server takes, and what kind of file it becomes. */
type Drawn = { readonly side: number; readonly bytes: number; readonly type: 'image/png' | 'image/webp' };
/** Sharp on a wall in 4K, small enough for every phone. */
const LOGO: Drawn = { side: 800, bytes: 480_000, type: 'image/png' };
/** As the wall and as paper are. */
const DARK = '#0a130f';
const LIGHT = '#ffffff';

/**
 * The picture in a file, drawn anew: nothing else of the file leaves the browser, neither where a photograph was taken nor
 * what a drawing can do. What can be seen through stands on the ground on which it is seen. `undefined`: it is no picture.
 */
export async function drawnPicture(file: Blob, { side, bytes, type }: Drawn): Promise<Blob | undefined> {
  const image = await loaded(file);
  if (image === undefined) return undefined;
  const { naturalWidth: width, naturalHeight: height } = image;
  for (let most = side; most >= 100; most /= 2) {
    const scale = Math.min(1, most / Math.max(width, height));
    const size = { width: Math.round(width * scale) || USUAL, height: Math.round(height * scale) || USUAL };
    const drawn = await drawnAt(image, size, type);
    if (drawn === undefined || drawn.size <= bytes) return drawn;
  }
  return undefined;
}

export const drawnLogo = (file: Blob): Promise<Blob | undefined> => drawnPicture(file, LOGO);

async function loaded(file: Blob): Promise<HTMLImageElement | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

type Size = { readonly width: number; readonly height: number };

async function drawnAt(
  image: HTMLImageElement,
  { width, height }: Size,
  type: Drawn['type'],
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return undefined;
  pen.drawImage(image, 0, 0, width, height);
  const ground = groundFor(pen.getImageData(0, 0, width, height).data);
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), type, 0.9));
}

/** Light signs that were made for a dark ground keep one; everything else stands on white. */
export function groundFor(pixels: Uint8ClampedArray): string {
  let [light, seen, through] = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    light += (((pixels[at] ?? 0) * 3 + (pixels[at + 1] ?? 0) * 6 + (pixels[at + 2] ?? 0)) / 2550) * alpha;
    seen += alpha;
    through += 1 - alpha;
  }
  return through > 0 && seen > 0 && light / seen > 0.8 ? DARK : LIGHT;
}
