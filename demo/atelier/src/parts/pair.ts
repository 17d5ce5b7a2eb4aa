import type { Part } from '../engine/part.ts';
import { placePart } from './part-tools.ts';

/** Draws a shoe twice: the far one is behind, shifted and a little darker. */
export function drawPair(shoe: readonly Part[], dx: number, dy: number): Part[] {
  const far = shoe.map((part) => {
    const moved = placePart(part, { x: dx, y: dy });
    const { material } = moved;
    return { ...moved, material: { ...material, exposure: material.exposure * 0.86 } };
  });
  return [...far, ...shoe];
}

/** The ground line of all shoes. */
export const GROUND = 904;
