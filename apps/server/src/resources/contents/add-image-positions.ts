import { isRecord } from '@vitrine/kit';
import type { FindImage } from './deliver-page.ts';

/**
 * Adds `imagePosition` beside each `imageKey` of the shop's own content whose image has a focal point. That
 * content has any shape, and pages build the URLs of its images from the key.
 */
export function addImagePositions<T>(value: T, imageSet: FindImage): T;
export function addImagePositions(value: unknown, imageSet: FindImage): unknown {
  if (Array.isArray(value)) return value.map((item) => addImagePositions(item, imageSet));
  if (!isRecord(value)) return value;
  const { imageKey } = value;
  const [image] = (typeof imageKey === 'string' && imageSet(imageKey)?.images) || [];
  const entries = Object.entries(value).map(
    ([name, item]) => [name, addImagePositions(item, imageSet)] as const,
  );
  return {
    ...Object.fromEntries(entries),
    ...(image?.position && { imagePosition: image.position }),
  };
}
