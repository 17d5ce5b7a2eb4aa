import { IMAGE_SIZES } from '@vitrine/kit';

/** The only widths ever made: a visitor cannot fill the disk by asking for others. */
export const IMAGE_WIDTHS: readonly number[] = [...IMAGE_SIZES, 1200, 1600];

/** A key is a file's name and no path. */
const KEY = /^[A-Za-z0-9][\w-]{0,127}$/;

export const isKey = (key: string): boolean => KEY.test(key);

/** A width as it is written in an address; nothing when it is not offered. */
export function offeredWidth(text: string): number | undefined {
  const width = Number(text);
  return String(width) === text && IMAGE_WIDTHS.includes(width) ? width : undefined;
}

/** The widths worth offering of a picture: the first that shows all of it is the last. */
export function usefulWidths(pictureWidth: number): number[] {
  const whole = IMAGE_WIDTHS.findIndex((width) => width >= pictureWidth);
  return whole < 0 ? [...IMAGE_WIDTHS] : IMAGE_WIDTHS.slice(0, whole + 1);
}
