import { last } from '@vitrine/kit';
import type { VideoSource } from '../fields/video.ts';

/** The poster has one URL for all screens: the smallest image that is at least this wide. */
const POSTER_WIDTH = 800;

export function getPosterUrl({ poster }: VideoSource): string | undefined {
  const sizes = [...(poster?.images ?? [])].sort((a, b) => a.size - b.size);
  return sizes.find(({ size }) => size >= POSTER_WIDTH)?.url ?? last(sizes)?.url ?? poster?.source;
}

/** True for a video that is taller than wide; on desktop it is shown in a column. */
export function isPortrait(ratio: string): boolean {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return height > width;
}
