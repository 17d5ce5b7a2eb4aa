import type { Part } from '../../engine/part.ts';
import { mirror, path } from '../../engine/path.ts';
import { darken } from '../../fabrics/materials.ts';
import type { Garment } from '../../parts/garment.ts';
import type { SilhouetteName } from '../../silhouettes/names.ts';
import { backPanel, collarBack, seamOf } from './back-panel.ts';
import { BACKS, plain } from './back-styles.ts';
import { goesAround, withoutDetails } from './details.ts';
import { dungareesBack, trousersBack } from './legs.ts';
import { extentOf, findFront, type Profile, profileOf } from './profile.ts';

/** The same all around: only what lies on them is left out. */
const WHOLE: ReadonlySet<SilhouetteName> = new Set(['pencilSkirt', 'pleatedSkirt', 'puffer']);

/** A skirt below the bodice is drawn before it and is whole already. */
const isDeep = (part: Part, { bottom }: Profile) =>
  part.swell !== null && extentOf(part).top > bottom - 60;

/** A contrasting collar keeps its own cloth. */
function collarSource(parts: readonly Part[], front: Part): Part {
  const leaf = parts.findLast((part) => {
    const { left, right, top, bottom } = extentOf(part);
    return top < profileOf(front).top + 40 && right - left > 70 && bottom - top > 60 && left > -20;
  });
  return leaf && extentOf(leaf).right < 150 ? leaf : front;
}

const insideOf = (front: Part): Part => ({
  ...front,
  outline: mirror(front.outline),
  material: darken(front.material, 0.5),
  shadow: null,
});

const hoodOf = (part: Part): Part => ({
  ...part,
  shadow: { dx: 2, dy: 10, blur: 10, opacity: 0.5 },
  lines: [seamOf(path`0,92 0,346`)],
});

/** The garment from behind. What only its front has is left out. */
export function turnAround(garment: Garment, silhouette: SilhouetteName): Garment {
  const { parts } = garment;
  const at = findFront(parts);
  const back = BACKS[silhouette] ?? plain;
  if (at < 0 || WHOLE.has(silhouette)) return { ...garment, parts: withoutDetails(parts) };
  if (silhouette === 'trousers') return { ...garment, parts: trousersBack(parts) };
  if (silhouette === 'dungarees') return { ...garment, parts: dungareesBack(parts) };
  const front = parts[at];
  const profile = profileOf(front);
  const isHalf = -extentOf(front).left < extentOf(front).right * 0.8;
  const rest = parts.slice(at + (isHalf ? 2 : 1)).filter((part) => goesAround(part, profile));
  const behind = parts.slice(0, at).filter((part) => isDeep(part, profile));
  return {
    ...garment,
    parts: [
      ...behind,
      ...(back.low ? [insideOf(front)] : []),
      backPanel(front, profile, back),
      ...back.details(profile, front),
      ...rest,
      ...collarBack(back.collar, profile, collarSource(parts, front)),
      ...(back.hood ? [hoodOf(parts[0])] : []),
    ],
  };
}
