import { blur } from './blur.ts';
import { addFold } from './folds.ts';
import { clamp } from './maths.ts';
import { fractalNoise, noise } from './noise.ts';
import type { Part, Swell } from './part.ts';
import { eachPixel, type Patch } from './patch.ts';

const SWELL: Swell = { radius: 40, height: 14 };
const EDGE = { radius: 5, height: 3 };

/**
 * Makes a mask constant towards its hem: rows near the hem repeat the nearest full row, so that
 * hems stay flat.
 */
function cylinder(part: Part, patch: Patch): Float32Array {
  const { w, h, mask, scale } = patch;
  const filled = (y: number) => {
    let covered = 0;
    for (let x = 0; x < w; x++) covered += mask[y * w + x];
    return covered > 8 * scale;
  };
  let first = 0;
  let last = h - 1;
  while (first < h - 1 && !filled(first)) first++;
  while (last > first && !filled(last)) last--;
  const inset = Math.round(Math.min(part.hem ?? (part.field ? 46 : 16), 56) * scale);
  const top = Math.min(last, first + Math.round(inset * 0.5));
  const bottom = Math.max(first, last - inset);
  const plane = mask.slice(0, w * h);
  for (let y = bottom + 1; y < h; y++) plane.copyWithin(y * w, bottom * w, (bottom + 1) * w);
  for (let y = 0; y < top; y++) plane.copyWithin(y * w, top * w, (top + 1) * w);
  return plane;
}

function addSwell(height: Float32Array, part: Part, patch: Patch) {
  const swell = part.swell === undefined ? SWELL : part.swell;
  if (!swell) return;
  const { w, h, scale } = patch;
  const small = swell.evenly || swell.radius < 40;
  const r = swell.radius * scale * 0.6;
  const soft = small
    ? blur(patch.mask, w, h, r)
    : blur(cylinder(part, patch), w, h, r, 3, swell.radius * scale * 0.25);
  const k = swell.height * (small && part.material.pressed ? 0.8 : 1.3);
  for (let i = 0; i < w * h; i++) height[i] += soft[i] * soft[i] * k;
}

function addEdge(height: Float32Array, part: Part, patch: Patch) {
  const { material } = part;
  const edge = part.edge === undefined ? EDGE : part.edge;
  if (!edge) return;
  const { w, h, scale } = patch;
  const radius = edge.radius * scale * (material.pressed ? 0.8 : 1);
  const rise = edge.height * material.crisp;
  const inside = patch.distance();
  for (let i = 0; i < w * h; i++) {
    const d = Math.min(1, inside[i] / radius);
    inside[i] = rise * Math.sqrt(1 - (1 - d) * (1 - d));
  }
  const shiny = material.metal > 0 || material.mirror > 0.4;
  const soft = blur(inside, w, h, Math.max(1, radius * (shiny ? 0.3 : 0.16)), 2);
  for (let i = 0; i < w * h; i++) height[i] += soft[i];
}

/** The left and right end of each row, which map a field to u in 0..1 across the part. */
function rowEnds(part: Part, patch: Patch): [Float32Array, Float32Array] {
  const { h, polygon, scale } = patch;
  const left = new Float32Array(h).fill(1e9);
  const right = new Float32Array(h).fill(-1e9);
  polygon.forEach((p, k) => {
    const q = polygon[(k + 1) % polygon.length];
    const [a, b] = p[1] > q[1] ? [q, p] : [p, q];
    const end = Math.min(h - 1, Math.ceil(b[1]));
    for (let y = Math.max(0, Math.floor(a[1])); y <= end; y++) {
      const t = b[1] - a[1] < 1e-6 ? 0 : clamp((y + 0.5 - a[1]) / (b[1] - a[1]));
      const x = a[0] + (b[0] - a[0]) * t;
      left[y] = Math.min(left[y], x);
      right[y] = Math.max(right[y], x);
    }
  });
  // The curve of a hem would bend the folds above it, so below this row the sides continue
  // straight.
  const hem = Math.round(patch.bottom - (part.hem ?? 40) * scale);
  const step = Math.round(30 * scale);
  if (hem > step && hem < h) {
    const keep = (part.hem ?? 0) > 60 ? 0 : 1;
    const slopeLeft = (keep * (left[hem] - left[hem - step])) / step;
    const slopeRight = (keep * (right[hem] - right[hem - step])) / step;
    for (let y = hem + 1; y < h; y++) {
      left[y] = left[hem] + slopeLeft * (y - hem);
      right[y] = right[hem] + slopeRight * (y - hem);
    }
  }
  return [left, right];
}

function addField(height: Float32Array, part: Part, patch: Patch) {
  const { field } = part;
  if (!field) return;
  const [left, right] = rowEnds(part, patch);
  const length = patch.bottom - patch.top;
  eachPixel(patch, 3, (i, _x, _y, px, py) => {
    const u = (px + 0.5 - left[py]) / Math.max(1, right[py] - left[py]);
    height[i] += field(clamp(u, -0.02, 1.02), clamp((py - patch.top) / length, -0.02, 1.02));
  });
}

/** Adds wrinkles: ridges where two octaves of noise cross their mean. */
function addWrinkles(height: Float32Array, part: Part, patch: Patch) {
  const { wrinkle = 0, seed = 0 } = part;
  if (!wrinkle) return;
  eachPixel(patch, 3, (i, x, y) => {
    const bend = noise(x * 0.01, y * 0.01) * 0.9;
    const e = fractalNoise(x * 0.0125 + seed, y * 0.0062 + seed * 1.7 + bend, 2) - 0.5;
    height[i] += wrinkle * (1.2 - Math.sqrt(e * e + 0.0035) * 5) * 4.2;
  });
}

function addBody(height: Float32Array, part: Part, patch: Patch, body: Body) {
  const share = part.body ?? 1;
  if (!share) return;
  const { w, h } = patch;
  for (let y = 0; y < h; y++) {
    const row = clamp(y + patch.y, 0, body.h - 1) * body.w;
    for (let x = 0; x < w; x++) {
      height[y * w + x] += share * body.height[row + clamp(x + patch.x, 0, body.w - 1)];
    }
  }
}

/** The height field of the body below the garment, over the whole image. */
export interface Body {
  w: number;
  h: number;
  height: Float32Array;
}

/** The height field of a part without its weave: swell, edges, body, folds. */
export function buildHeightField(part: Part, patch: Patch, body: Body | null): Float32Array {
  const height = new Float32Array(patch.w * patch.h);
  addSwell(height, part, patch);
  addEdge(height, part, patch);
  if (body) addBody(height, part, patch, body);
  addField(height, part, patch);
  addWrinkles(height, part, patch);
  for (const fold of part.folds ?? []) addFold(height, patch, fold, part.material.drape);
  return height;
}
