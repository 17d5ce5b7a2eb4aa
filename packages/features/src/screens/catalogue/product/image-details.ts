import type { ImageDetail } from '@vitrine/contract';

/** The alternative text that was written for an image. */
export const findAlt = (
  details: readonly ImageDetail[] | undefined,
  order: number,
): string | undefined => details?.find((detail) => detail.order === order)?.alt;
