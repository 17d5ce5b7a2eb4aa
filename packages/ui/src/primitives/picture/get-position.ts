import type { PictureSize } from './Picture.types.ts';

/** What stays visible of a cropped picture: its own focal point, or else what the place prefers. */
export const getPosition = (
  images: readonly PictureSize[],
  preferred: string | undefined,
): string | undefined => images[0]?.position ?? preferred;
