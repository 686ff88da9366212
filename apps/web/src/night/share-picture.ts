import type { Language } from '@riffle/words';
import { GROUND, HEIGHT, type ResultPicture, WIDTH, writtenOn } from './result-picture.ts';

async function drawn(picture: ResultPicture, language: Language): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const family = getComputedStyle(document.body).fontFamily;
  await document.fonts.ready;
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const { text, x, y, size, weight, ink, most, align } of writtenOn(picture, language)) {
    pen.font = `${String(weight)} ${String(size)}px ${family}`;
    pen.fillStyle = ink;
    pen.textAlign = align;
    // a name that is too long is drawn narrower, never cut
    pen.fillText(text, x, y, most);
  }
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

/** Gives the picture to the phone's own ways of sharing, and where there are none, as a file. */
export async function sharePicture(picture: ResultPicture, language: Language, file: string): Promise<void> {
  const blob = await drawn(picture, language);
  if (blob === undefined) return;
  const shared = { files: [new File([blob], file, { type: blob.type })], title: picture.name };
  if (navigator.canShare?.(shared) === true) {
    // whoever closes the sheet has changed his mind
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
