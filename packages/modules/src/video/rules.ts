import { last } from '@vitrine/kit';
import type { VideoSource } from '../fields/video.ts';

/** A poster has one address for every screen: wide enough to be sharp, not so wide as to be slow. */
const POSTER_WIDTH = 800;

export function posterOf({ poster }: VideoSource): string | undefined {
  const sizes = [...(poster?.images ?? [])].sort((a, b) => a.size - b.size);
  return sizes.find(({ size }) => size >= POSTER_WIDTH)?.url ?? last(sizes)?.url ?? poster?.source;
}

/** Taller than wide: on a wide screen such a film keeps to a column. */
export function isTall(ratio: string): boolean {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return height > width;
}
