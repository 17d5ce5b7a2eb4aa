import { parseUploadedImageKey } from '@vitrine/kit';
import type { OperatorContext } from '../../http/handler-context.ts';
import { readImage } from '../admin-products/product-images.ts';
import { problem } from './problems.ts';
import { isVideo, readVideo } from './read-video.ts';

/** Checks a file by its content, whatever it is called. */
export async function readMedia(uploaded: Uint8Array, context: OperatorContext) {
  const bytes = Buffer.from(uploaded.buffer, uploaded.byteOffset, uploaded.byteLength);
  if (isVideo(bytes)) {
    const video = readVideo(bytes);
    if ('fault' in video) throw problem(video.fault, context.language);
    return { ...video, kind: 'video' as const, bytes };
  }
  const image = await readImage(bytes, context);
  const { width, height } = parseUploadedImageKey(image.key) ?? { width: 0, height: 0 };
  return { ...image, kind: 'image' as const, width, height, durationMs: null };
}
