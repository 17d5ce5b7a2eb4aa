import { join } from 'node:path';
import sharp from 'sharp';
import { createFingerprint, type Fingerprint, GRID } from './fingerprint.ts';

/** Concurrent decoders: enough to keep two cores busy. */
const AT_ONCE = 4;

async function readFingerprint(file: string): Promise<Fingerprint> {
  const pixels = await sharp(file)
    .resize(GRID + 1, GRID, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return createFingerprint(pixels);
}

export async function readFingerprints(
  folder: string,
  files: readonly string[],
): Promise<Fingerprint[]> {
  const out: Fingerprint[] = new Array(files.length);
  let next = 0;
  const reader = async () => {
    while (next < files.length) {
      const i = next++;
      out[i] = await readFingerprint(join(folder, files[i]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return out;
}
