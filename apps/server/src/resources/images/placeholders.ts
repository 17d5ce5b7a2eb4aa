import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePlaceholderKey } from '@vitrine/kit';
import sharp from 'sharp';
import type { Dimensions } from './avif.ts';
import type { SourceImage, SourceImages } from './source-images.ts';
import { writeAtomically } from './write-atomically.ts';

const HASH_LENGTH = 8;
const QUALITY = 90;
const COLOURS = { ground: '#ece9e4', frame: '#d8d3ca', sign: '#b3aca0' };

/** A quiet tint with a hairline frame and the sign of a picture: it is seen as unfinished, and fits any brand. */
export function drawPlaceholder({ width, height }: Dimensions): string {
  const unit = Math.min(width, height) / 100;
  const inset = 5 * unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${COLOURS.ground}"/>
<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"
 fill="none" stroke="${COLOURS.frame}" stroke-width="${0.3 * unit}"/>
<g fill="none" stroke="${COLOURS.sign}" stroke-width="0.5" stroke-linejoin="round"
 transform="translate(${width / 2} ${height / 2}) scale(${unit})">
<rect x="-8" y="-6" width="16" height="12"/><circle cx="-4" cy="-2.4" r="1.3"/>
<path d="M-8 4.2 L-2.6 -0.4 L1.2 3 L4 0.8 L8 4.4"/></g></svg>`;
}

/** Adds the neutral pictures of page templates. Each machine draws those that are asked for. */
export function withPlaceholders(sourceImages: SourceImages, folder: string): SourceImages {
  const parse = (key: string): (SourceImage & { readonly drawing: string }) | undefined => {
    const size = parsePlaceholderKey(key);
    if (!size) return undefined;
    const drawing = drawPlaceholder(size);
    const hash = createHash('sha256').update(drawing).digest('hex').slice(0, HASH_LENGTH);
    const path = join(folder, `${key}-${hash}.webp`);
    return { ...size, key, path, hash, format: 'webp', drawing };
  };
  const draw = async ({ drawing, ...image }: SourceImage & { readonly drawing: string }) => {
    if (!(await stat(image.path).catch(() => undefined))?.isFile())
      await writeAtomically(
        image.path,
        await sharp(Buffer.from(drawing)).webp({ quality: QUALITY }).toBuffer(),
      );
    return image;
  };
  return {
    get: (key) => sourceImages.get(key) ?? parse(key),
    find: async (key) => {
      const image = await sourceImages.find(key);
      const placeholder = image ? undefined : parse(key);
      return placeholder ? draw(placeholder) : image;
    },
  };
}
