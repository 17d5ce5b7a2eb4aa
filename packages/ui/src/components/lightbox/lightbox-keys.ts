import { STEP, UNZOOMED, type Zoom, zoomAt } from './zoom-rules.ts';

/** The middle of the window, where buttons and keys zoom. */
const MIDDLE = { x: 0, y: 0 };
/** Pixels by which an arrow key moves an enlarged picture. */
const PAN = 80;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

export const enlarge = (zoom: Zoom): Zoom => zoomAt(zoom, zoom.scale * STEP, MIDDLE);

export const reduce = (zoom: Zoom): Zoom => zoomAt(zoom, zoom.scale / STEP, MIDDLE);

/** What a key does to the zoom. Arrows move an enlarged picture; undefined leaves the key to others. */
export function zoomByKey(key: string, zoom: Zoom): Zoom | undefined {
  if (key === '+' || key === '=') return enlarge(zoom);
  if (key === '-') return reduce(zoom);
  if (key === '0') return UNZOOMED;
  const pan = zoom.scale > 1 && PANS[key];
  return pan ? { ...zoom, x: zoom.x + pan[0], y: zoom.y + pan[1] } : undefined;
}

/** The index that a key shows; undefined for any other key. */
export function findIndexByKey(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  return key === 'ArrowLeft' ? Math.max(0, index - 1) : undefined;
}
