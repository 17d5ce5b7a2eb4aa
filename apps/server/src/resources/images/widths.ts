import { IMAGE_SIZES } from '@vitrine/kit';

/** The only rendered widths, so that requests for others cannot fill the disk. */
export const IMAGE_WIDTHS: readonly number[] = [...IMAGE_SIZES, 1200, 1600];

/** A key is a file name and never a path. */
const KEY = /^[A-Za-z0-9][\w-]{0,127}$/;

export const isImageKey = (key: string): boolean => KEY.test(key);

/** Parses a width of a URL; undefined when it is not offered. */
export function parseWidth(text: string): number | undefined {
  const width = Number(text);
  return String(width) === text && IMAGE_WIDTHS.includes(width) ? width : undefined;
}

/** Lists the offered widths up to the first that is at least as wide as the image. */
export function listUsefulWidths(pictureWidth: number): number[] {
  const lastIndex = IMAGE_WIDTHS.findIndex((width) => width >= pictureWidth);
  return lastIndex < 0 ? [...IMAGE_WIDTHS] : IMAGE_WIDTHS.slice(0, lastIndex + 1);
}
