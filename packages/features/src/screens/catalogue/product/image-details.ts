import type { ImageDetail } from '@vitrine/contract';

type Details = readonly ImageDetail[] | undefined;

const findDetail = (details: Details, order: number) =>
  details?.find((detail) => detail.order === order);

/** The alternative text that was written for an image. */
export const findAlt = (details: Details, order: number): string | undefined =>
  findDetail(details, order)?.alt ?? undefined;

/** Where a cropped image is placed, as in CSS: the focal point in percent. */
export function findPosition(details: Details, order: number): string | undefined {
  const point = findDetail(details, order)?.focalPoint;
  return point ? `${point.x / 10}% ${point.y / 10}%` : undefined;
}
