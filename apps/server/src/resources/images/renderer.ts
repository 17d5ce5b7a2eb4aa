import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageFormat } from './format.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { SourceImage } from './source-images.ts';
import { writeAtomically } from './write-atomically.ts';

/** Images rendered at once. Each takes a core for a tenth of a second; requests need the other cores. */
const MAX_JOBS = 2;
/** Higher values only increase the file size without a visible gain. */
const QUALITY = { webp: 80, jpeg: 82 };

// Rendered images are kept on disk; a cache of opened ones would only keep memory.
sharp.cache(false);

export type RenderImage = (
  source: SourceImage,
  width: number,
  format: ImageFormat,
) => Promise<Buffer>;

/** Renders images from their source once, caches them on disk, and shares a rendering between callers. */
export function createImageRenderer(
  folder: string,
  onKeepFailed: (error: unknown) => void = () => {},
): RenderImage {
  const pending = new Map<string, Promise<Buffer>>();
  const runLimited = limitConcurrency(MAX_JOBS);
  return (source, width, format) => {
    if (format === 'avif') return readFile(source.path);
    const target = Math.min(width, source.width);
    const path = join(
      folder,
      source.hash.slice(0, 2),
      `${source.key}-${source.hash}-${target}.${format}`,
    );
    const running = pending.get(path);
    if (running) return running;
    const rendering = readFile(path)
      .catch(() => runLimited(() => renderImage(source, target, format, path, onKeepFailed)))
      .finally(() => pending.delete(path));
    pending.set(path, rendering);
    return rendering;
  };
}

async function renderImage(
  source: SourceImage,
  width: number,
  format: 'webp' | 'jpeg',
  path: string,
  onKeepFailed: (error: unknown) => void,
): Promise<Buffer> {
  const picture = sharp(source.path).resize({ width, withoutEnlargement: true });
  const content = await (format === 'webp'
    ? picture.webp({ quality: QUALITY.webp })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
  ).toBuffer();
  // An image that cannot be kept, because the disk is full, is sent all the same and made again later.
  await writeAtomically(path, content).catch(onKeepFailed);
  return content;
}
