import type { ImageSet, ImageUrls } from './image-urls.ts';

interface LoneImage {
  image: string | null;
  images?: ImageSet['images'];
}

/** Describes an image that stands alone, such as that of a banner. One that is gone is none. */
export function describeImage(imageSet: ImageUrls['imageSet'], key: string | null): LoneImage {
  const images = (key !== null && imageSet(key)?.images) || [];
  return { image: images.at(-1)?.url ?? null, ...(images.length > 0 && { images }) };
}
