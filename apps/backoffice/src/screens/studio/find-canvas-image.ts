import { IMAGE_SIZES, parsePlaceholderKey, parseUploadedImageKey } from '@vitrine/kit';

/** Until delivery tells the size of another picture, the canvas reserves the place of a wide one. */
const WIDE = { width: 1_600, height: 900 };

/** The URLs of a picture by its key. */
export function findCanvasImage(key: string) {
  const { width, height } = parseUploadedImageKey(key) ?? parsePlaceholderKey(key) ?? WIDE;
  const path = `/images/${encodeURIComponent(key)}`;
  return { width, height, images: IMAGE_SIZES.map((size) => ({ url: `${path}/${size}`, size })) };
}
