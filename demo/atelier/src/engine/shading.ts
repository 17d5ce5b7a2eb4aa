import { type Light, softbox } from './light.ts';
import { clamp, lerp } from './maths.ts';
import type { Material } from './part.ts';

/** One shaded pixel. The object is reused to avoid allocations. */
export interface LitPixel {
  r: number;
  g: number;
  b: number;
}

export interface Facet {
  /** The surface normal. */
  nx: number;
  ny: number;
  nz: number;
  /** Ambient visibility: 1 on open surfaces, less in hollows. */
  open: number;
  gloss: number;
}

const shadowed = (k: number, floor: number) => {
  const wrapped = Math.max(0, (k + 0.18) / 1.18) * 1.18 - floor;
  return Math.max(0, wrapped);
};

/** Diffuse shading: key light, fill light, ambient light from above, and more saturated shadows. */
function diffuse(material: Material, light: Light) {
  const { key, fill, ambient, keyPower, fillPower, warm, cool } = light;
  const flat = ambient + keyPower * key[2] + fillPower * fill[2];
  const exposure = (light.exposure / flat) * material.exposure;
  const floor = 0.18 * key[2];
  return (f: Facet, out: LitPixel): number => {
    const k = shadowed(f.nx * key[0] + f.ny * key[1] + f.nz * key[2], floor);
    const fillLight = Math.max(0, f.nx * fill[0] + f.ny * fill[1] + f.nz * fill[2]);
    const around = ambient * (1 - 0.3 * f.ny) * f.open;
    const sum = around + keyPower * k * (0.55 + 0.45 * f.open) + fillPower * fillLight;
    const li = sum * exposure;
    const lum = 0.3 * out.r + 0.6 * out.g + 0.1 * out.b + 1e-4;
    const deep = clamp((1 - li) * material.saturation, -0.1, 0.5);
    const sunny = clamp(li - 0.6);
    out.r *= li * lerp(cool[0], warm[0], sunny) * (1 + deep * (out.r / lum - 1));
    out.g *= li * lerp(cool[1], warm[1], sunny) * (1 + deep * (out.g / lum - 1));
    out.b *= li * lerp(cool[2], warm[2], sunny) * (1 + deep * (out.b / lum - 1));
    return k;
  };
}

/** The highlight of the key light, and the rim light of raised fibres. */
function highlight(material: Material, light: Light) {
  const { highlight: power, polish, tint, sheen } = material;
  const { half, keyPower } = light;
  const facing = polish < 20 ? 0.8 * half[2] ** polish : 0;
  return (f: Facet, base: LitPixel, k: number, out: LitPixel) => {
    if (sheen) {
      const rim = (1 - f.nz) * (0.5 + 0.8 * k) * sheen;
      out.r += rim * (0.25 + base.r);
      out.g += rim * (0.25 + base.g);
      out.b += rim * (0.25 + base.b);
    }
    const nh = f.nx * half[0] + f.ny * half[1] + f.nz * half[2];
    if (!power || nh <= 0) return;
    const lobe = Math.max(-0.12, nh ** polish - facing) * (0.35 + 0.65 * f.open);
    const s = power * (1 + f.gloss) * lobe * keyPower * 1.25;
    const lum = 0.3 * base.r + 0.6 * base.g + 0.1 * base.b + 1e-4;
    out.r += s * lerp(1, (base.r / lum) * 0.6 + 0.2, tint);
    out.g += s * lerp(1, (base.g / lum) * 0.6 + 0.2, tint);
    out.b += s * lerp(1, (base.b / lum) * 0.6 + 0.2, tint);
  };
}

/** The studio reflection on satin, patent leather and metal. */
function reflection(material: Material, light: Light) {
  const { mirror, rough, metal } = material;
  return (f: Facet, base: LitPixel, out: LitPixel) => {
    if (!mirror) return;
    const { nx, ny, nz } = f;
    const e = softbox(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, rough) * light.reflections;
    if (metal) {
      out.r = lerp(out.r, base.r * e * 1.55, metal);
      out.g = lerp(out.g, base.g * e * 1.55, metal);
      out.b = lerp(out.b, base.b * e * 1.55, metal);
      return;
    }
    const grazing = mirror * (1 + f.gloss) * (0.3 + 0.7 * (1 - nz) ** 1.6);
    const q = (e - 0.3) * grazing;
    const lum = 0.3 * base.r + 0.6 * base.g + 0.1 * base.b + 1e-4;
    out.r += q * (0.35 + 0.65 * Math.min(1, base.r / lum));
    out.g += q * (0.35 + 0.65 * Math.min(1, base.g / lum));
    out.b += q * (0.35 + 0.65 * Math.min(1, base.b / lum));
  };
}

/**
 * Shades one facet of a material; `out` holds the base colour before and the shaded colour after.
 */
export function createShader(material: Material, light: Light) {
  const lit = diffuse(material, light);
  const shine = highlight(material, light);
  const reflect = reflection(material, light);
  const base: LitPixel = { r: 0, g: 0, b: 0 };
  return (facet: Facet, out: LitPixel) => {
    base.r = out.r;
    base.g = out.g;
    base.b = out.b;
    const k = lit(facet, out);
    shine(facet, base, k, out);
    reflect(facet, base, out);
    out.r = Math.max(0, out.r);
    out.g = Math.max(0, out.g);
    out.b = Math.max(0, out.b);
  };
}
