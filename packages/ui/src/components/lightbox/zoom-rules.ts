export interface Size {
  width: number;
  height: number;
}

/** Pixels from the middle of the window. */
export interface Point {
  x: number;
  y: number;
}

/** How far a picture is enlarged, and where its middle is. */
export interface Zoom extends Point {
  scale: number;
}

/** A picture fits the window at scale 1. Beyond 4 the largest rendition shows its own pixels. */
export const MAX_SCALE = 4;
export const DOUBLE_TAP_SCALE = 2.5;
/** One press of a button or a key. */
export const STEP = 1.5;

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** The size of a picture that is shown whole. `ratio` is its width to its height. */
export function fitInside(frame: Size, ratio: number): Size {
  const width = Math.min(frame.width, frame.height * ratio);
  return { width, height: width / ratio };
}

/** Keeps the scale in its range, and the picture's edges outside the window or the picture centred. */
export function limitZoom({ scale, x, y }: Zoom, frame: Size, ratio: number): Zoom {
  const limited = Math.max(1, Math.min(MAX_SCALE, scale));
  const { width, height } = fitInside(frame, ratio);
  const reach = (size: number, space: number) => Math.max(0, (size * limited - space) / 2);
  return {
    scale: limited,
    // Adding zero turns -0 into 0.
    x: clamp(x, reach(width, frame.width)) + 0,
    y: clamp(y, reach(height, frame.height)) + 0,
  };
}

/** Enlarges a picture to a scale, with the point under the finger or the mouse kept in its place. */
export function zoomAt(zoom: Zoom, scale: number, point: Point): Zoom {
  const limited = Math.max(1, Math.min(MAX_SCALE, scale));
  const factor = limited / zoom.scale;
  return {
    scale: limited,
    x: point.x - (point.x - zoom.x) * factor,
    y: point.y - (point.y - zoom.y) * factor,
  };
}

/** A swipe of a fifth of the window, or a quick short one, moves to the neighbour. */
const SWIPE_SHARE = 0.2;
const FLICK_PIXELS = 24;
const FLICK_MS = 250;

/** The index of the picture to show after a swipe by `dx` pixels. */
export function findSwipeTarget(
  index: number,
  count: number,
  { dx, ms, width }: { dx: number; ms: number; width: number },
): number {
  const isFlick = ms < FLICK_MS && Math.abs(dx) > FLICK_PIXELS;
  if (!isFlick && Math.abs(dx) < width * SWIPE_SHARE) return index;
  return Math.max(0, Math.min(count - 1, index - Math.sign(dx)));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Follows two fingers: their distance sets the scale, and the picture moves along with them. */
export function pinch(
  zoom: Zoom,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Zoom {
  const before = middle(...from);
  const after = middle(...to);
  const scaled = zoomAt(zoom, zoom.scale * (distance(...to) / (distance(...from) || 1)), before);
  return { ...scaled, x: scaled.x + after.x - before.x, y: scaled.y + after.y - before.y };
}
