import type { Part } from '../engine/part.ts';
import { mirror, type Path, type Placing, place } from '../engine/path.ts';
import { createRandom } from '../engine/random.ts';

/** Transforms the outline, cuts, folds, lines and decals of a part. */
export function movePart(part: Part, move: (points: Path) => Path): Part {
  const moved: Part = { ...part, outline: move(part.outline) };
  if (part.cut) moved.cut = part.cut.map(move);
  if (part.folds) moved.folds = part.folds.map((f) => ({ ...f, line: move(f.line) }));
  if (part.lines) moved.lines = part.lines.map((l) => ({ ...l, line: move(l.line) }));
  if (part.decals) moved.decals = part.decals.map((d) => ({ ...d, outline: move(d.outline) }));
  return moved;
}

export const placePart = (part: Part, placing: Placing) =>
  movePart(part, (points) => place(points, placing));

/**
 * The mirrored half of a garment. Its folds vary, because an exact mirror image looks artificial.
 */
export function mirrorPart(part: Part): Part {
  const rng = createRandom(`other ${part.outline[0][0]} ${part.folds?.length}`);
  const moved = movePart(part, mirror);
  if (moved.folds) {
    moved.folds = moved.folds.map((fold) => {
      const strength = rng.between(0.45, 1.25);
      const dx = rng.between(-9, 9);
      const dy = rng.between(-16, 16);
      return {
        ...fold,
        height: fold.height * strength,
        width: fold.width * rng.between(0.85, 1.2),
        lean: -(fold.lean ?? 0),
        line: fold.line.map(([x, y, c], i) => [
          x + dx * (i ? 1 : 0.2),
          y + dy * (i ? 1 : 0.3),
          c ?? false,
        ]),
      };
    });
  }
  moved.grain = -(part.grain ?? 0);
  moved.axis = -(part.axis ?? 0);
  moved.seed = (part.seed ?? 0) + 3.3;
  return moved;
}

export const withMirror = (part: Part): Part[] => [part, mirrorPart(part)];

export const withMirrors = (parts: readonly Part[]): Part[] => parts.flatMap(withMirror);

const SMALL = 46;

/** Stretches or shortens everything below a line; buttons and pockets keep their shape. */
export function stretchBelow(parts: readonly Part[], line: number, k: number): Part[] {
  const shift = (y: number) => (y <= line ? y : line + (y - line) * k);
  return parts.map((part) => {
    const ys = part.outline.map((p) => p[1]);
    const top = Math.min(...ys);
    const bottom = Math.max(...ys);
    const middle = (top + bottom) / 2;
    const move = (points: Path): Path =>
      points.map(([x, y, c]) => [
        x,
        bottom - top < SMALL ? y + shift(middle) - middle : shift(y),
        c ?? false,
      ]);
    const moved = movePart(part, move);
    if (part.hem) moved.hem = part.hem * k;
    return moved;
  });
}

export const scaleX = (points: Path, k: number): Path => place(points, { scaleX: k });
