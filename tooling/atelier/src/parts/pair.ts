import type { Part } from '../engine/part.ts';
import { placePart } from './part-tools.ts';

/** Shoes are drawn once, toe to the left, and shown twice: the far one behind and a little dimmer. */
export function pair(shoe: readonly Part[], dx: number, dy: number): Part[] {
  const far = shoe.map((part) => {
    const moved = placePart(part, { x: dx, y: dy });
    const { material } = moved;
    return { ...moved, material: { ...material, exposure: material.exposure * 0.86 } };
  });
  return [...far, ...shoe];
}

/** Where soles touch the ground in every shoe's drawing. */
export const GROUND = 904;
