import { blur } from './blur.ts';
import { type Body, buildHeightField } from './height.ts';
import { type Light, STUDIO } from './light.ts';
import { clamp } from './maths.ts';
import type { Part } from './part.ts';
import { createPatch, eachPixel, type Patch, type View } from './patch.ts';
import { type Path, type Point, spline } from './path.ts';
import { coverage } from './raster.ts';
import { createShader, type Facet, type LitPixel } from './shading.ts';
import { buildSurface, type Surface } from './surface.ts';

const SHADOW = { dx: 3, dy: 5, blur: 5, opacity: 0.42 };
const MAX_SLOPE = 2.2;

/** Renders parts one after another, each in front of the last. */
export class Renderer {
  readonly view: View;
  readonly scale: number;
  readonly w: number;
  readonly h: number;
  /** Linear RGB, premultiplied. */
  readonly rgb: Float32Array;
  readonly alpha: Float32Array;
  weaveScale = 1;
  private readonly light: Light;
  private body: Body | null = null;

  constructor(view: View, width: number, light: Light = STUDIO) {
    this.view = view;
    this.scale = width / view.w;
    this.w = Math.round(width);
    this.h = Math.round(view.h * this.scale);
    this.light = light;
    this.rgb = new Float32Array(this.w * this.h * 3);
    this.alpha = new Float32Array(this.w * this.h);
  }

  /** Sets the body height field below all parts that follow. */
  setBody(outline: Path, radius: number, height: number) {
    const { view, scale, w, h } = this;
    const pixels = spline(outline).map(
      ([x, y]): Point => [(x - view.x) * scale, (y - view.y) * scale],
    );
    const soft = blur(coverage(pixels, w, h), w, h, radius * scale * 0.6);
    for (let i = 0; i < soft.length; i++) soft[i] = soft[i] * soft[i] * height;
    this.body = { w, h, height: soft };
  }

  drawParts(parts: readonly Part[]) {
    for (const part of parts) {
      const patch = createPatch(part, this.view, this.scale, this.w, this.h);
      if (!patch) continue;
      this.castShadow(part, patch);
      const height = buildHeightField(part, patch, this.body);
      this.shadePart(part, patch, height, buildSurface(part, patch, height, this.weaveScale));
    }
  }

  /** Darkens the pixels below and to the right of the part. */
  private castShadow(part: Part, patch: Patch) {
    const shadow = part.shadow === undefined ? SHADOW : part.shadow;
    if (!shadow) return;
    const { w, h, scale } = patch;
    const soft = blur(patch.mask, w, h, shadow.blur * scale * 0.6);
    const dx = Math.round(shadow.dx * scale);
    const dy = Math.round(shadow.dy * scale);
    const x0 = Math.max(0, dx, -patch.x);
    const x1 = Math.min(w, w + dx, this.w - patch.x);
    const y1 = Math.min(h, h + dy, this.h - patch.y);
    for (let y = Math.max(0, dy, -patch.y); y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const k = 1 - shadow.opacity * soft[(y - dy) * w + x - dx];
        const i = ((y + patch.y) * this.w + x + patch.x) * 3;
        this.rgb[i] *= k;
        this.rgb[i + 1] *= k * (1 - (1 - k) * 0.05);
        this.rgb[i + 2] *= k * (1 - (1 - k) * 0.04);
      }
    }
  }

  private shadePart(part: Part, patch: Patch, height: Float32Array, surface: Surface) {
    const { w, h, mask } = patch;
    const { colour, relief, gloss } = surface;
    const around = blur(height, w, h, 14 * this.scale, 2);
    const shadePixel = createShader(part.material, this.light);
    const facet: Facet = { nx: 0, ny: 0, nz: 1, open: 1, gloss: 0 };
    const lit: LitPixel = { r: 0, g: 0, b: 0 };
    eachPixel(patch, 0, (i, _x, _y, px, py) => {
      const X = px + patch.x;
      const Y = py + patch.y;
      const cover = mask[i] * (part.alpha ?? 1);
      if (X < 0 || Y < 0 || X >= this.w || Y >= this.h || cover < 0.003) return;
      const dx = relief[px < w - 1 ? i + 1 : i] - relief[px > 0 ? i - 1 : i];
      const dy = relief[py < h - 1 ? i + w : i] - relief[py > 0 ? i - w : i];
      this.setNormal(facet, dx, dy);
      facet.open = 1 - clamp((around[i] - height[i]) * part.material.occlusion, -0.08, 0.55);
      facet.gloss = gloss[i];
      lit.r = colour[i * 3];
      lit.g = colour[i * 3 + 1];
      lit.b = colour[i * 3 + 2];
      shadePixel(facet, lit);
      this.blend(Y * this.w + X, lit, cover);
    });
  }

  private setNormal(facet: Facet, dx: number, dy: number) {
    let gx = -dx * 0.5 * this.scale;
    let gy = -dy * 0.5 * this.scale;
    const steep = Math.hypot(gx, gy);
    if (steep > MAX_SLOPE) {
      gx *= MAX_SLOPE / steep;
      gy *= MAX_SLOPE / steep;
    }
    facet.nz = 1 / Math.sqrt(gx * gx + gy * gy + 1);
    facet.nx = gx * facet.nz;
    facet.ny = gy * facet.nz;
  }

  private blend(i: number, lit: LitPixel, cover: number) {
    const rest = 1 - cover;
    this.rgb[i * 3] = this.rgb[i * 3] * rest + lit.r * cover;
    this.rgb[i * 3 + 1] = this.rgb[i * 3 + 1] * rest + lit.g * cover;
    this.rgb[i * 3 + 2] = this.rgb[i * 3 + 2] * rest + lit.b * cover;
    this.alpha[i] = this.alpha[i] * rest + cover;
  }
}
