import type { Point } from './zoom-rules.ts';

/** Where and when a finger was lifted, in milliseconds. */
export interface Tap {
  point: Point;
  at: number;
}

const TAP_MS = 300;
const TAP_PIXELS = 10;
/** Two taps of one finger never meet the same point. */
const SECOND_TAP_PIXELS = 40;

const isWithin = (a: Point, b: Point, pixels: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < pixels;

/** Whether a finger was lifted soon, and where it was put down. */
export const isTap = (from: Point, to: Point, ms: number): boolean =>
  ms < TAP_MS && isWithin(from, to, TAP_PIXELS);

export const isDoubleTap = (first: Tap | undefined, second: Tap): boolean =>
  first !== undefined &&
  second.at - first.at < TAP_MS &&
  isWithin(first.point, second.point, SECOND_TAP_PIXELS);
