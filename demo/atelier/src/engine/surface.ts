import { blur } from './blur.ts';
import { addLine } from './lines.ts';
import type { Decal, Part, WeaveSample } from './part.ts';
import { eachPixel, type Patch } from './patch.ts';
import { spline } from './path.ts';
import { coverage } from './raster.ts';

/** The surface of a part per pixel: its colour, fine relief and gloss. */
export interface Surface {
  colour: Float32Array;
  relief: Float32Array;
  gloss: Float32Array;
}

/** Weaves are drawn in texture coordinates that are displaced by the height of the folds. */
function applyWeave(part: Part, patch: Patch, height: Float32Array, weaveScale: number): Surface {
  const { material, grain = 0, seed = 0, axis = 0, warp = 0.5, flare = 0, flareFrom = 0 } = part;
  const n = patch.w * patch.h;
  const colour = new Float32Array(n * 3);
  const relief = height.slice();
  const gloss = new Float32Array(n);
  const cos = Math.cos(grain);
  const sin = Math.sin(grain);
  const size = material.size * weaveScale;
  const pixel = 1 / patch.scale / size;
  const sample: WeaveSample = { tone: 1, second: 0, third: 0, height: 0, gloss: 0 };
  const { colour: c1, second: c2, third: c3 } = material;
  eachPixel(patch, 1, (i, x, y) => {
    const bend = height[i] * warp;
    const spread = flare ? 1 + flare * Math.max(0, y - flareFrom) : 1;
    const a = (x - axis + bend * 0.55) / spread;
    const b = y + bend * 0.8;
    sample.tone = 1;
    sample.second = 0;
    sample.third = 0;
    sample.height = 0;
    sample.gloss = 0;
    material.weave?.(
      (a * cos + b * sin) / size + seed * 7,
      (b * cos - a * sin) / size,
      sample,
      pixel,
    );
    for (let k = 0; k < 3; k++) {
      let c = c1[k] + (c2[k] - c1[k]) * sample.second;
      c += (c3[k] - c) * sample.third;
      colour[i * 3 + k] = c * sample.tone;
    }
    relief[i] += sample.height * material.relief * size;
    gloss[i] = sample.gloss;
  });
  return { colour, relief, gloss };
}

function addDecal({ colour, relief }: Surface, part: Part, patch: Patch, decal: Decal) {
  const { w, h, scale } = patch;
  const outline = part.polygon ? decal.outline : spline(decal.outline);
  const sharp = coverage(patch.toPixels(outline), w, h);
  const mask = decal.soft ? blur(sharp, w, h, decal.soft * scale) : sharp;
  const tone = (decal.tone ?? 1) - 1;
  for (let i = 0; i < w * h; i++) {
    if (mask[i] < 0.002) continue;
    const k = mask[i] * (decal.opacity ?? 1);
    relief[i] += (decal.height ?? 0) * mask[i];
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      if (decal.colour) colour[at] += (decal.colour[c] - colour[at]) * k;
      colour[at] *= 1 + tone * k;
    }
  }
}

export function buildSurface(
  part: Part,
  patch: Patch,
  height: Float32Array,
  weaveScale: number,
): Surface {
  const surface = applyWeave(part, patch, height, weaveScale);
  for (const decal of part.decals ?? []) addDecal(surface, part, patch, decal);
  for (const line of part.lines ?? []) addLine(surface.relief, surface.colour, patch, line);
  return surface;
}
