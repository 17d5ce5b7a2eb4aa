import { join } from 'node:path';
import sharp from 'sharp';
import { GRID, type Likeness, likenessOf } from './likeness.ts';

/** Decoders at work at once: enough to keep two cores busy. */
const AT_ONCE = 4;

async function read(file: string): Promise<Likeness> {
  const pixels = await sharp(file)
    .resize(GRID + 1, GRID, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return likenessOf(pixels);
}

export async function readAll(folder: string, files: readonly string[]): Promise<Likeness[]> {
  const out: Likeness[] = new Array(files.length);
  let next = 0;
  const reader = async () => {
    while (next < files.length) {
      const i = next++;
      out[i] = await read(join(folder, files[i]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return out;
}
