import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import type { Part } from '../engine/part.ts';
import { createRandom } from '../engine/random.ts';
import type { Garment } from '../parts/garment.ts';
import { canvasToImage } from '../scenes/canvas.ts';
import { INTERIORS } from '../scenes/interiors/interiors.ts';
import { type PixelBox, placeGarment } from '../scenes/place-garment.ts';
import { STAGING } from '../scenes/staging.ts';
import { buildGarment, measureBounds } from './build-garment.ts';
import { END, type FormPlace, formStand, formTorso, HEIGHT, WAIST } from './dress-form.ts';
import { interiorFor } from './interior-for.ts';
import type { Size } from './packshot.ts';
import { pickPlaster, pickWindow } from './scene.ts';
import { extentOf, findFront, type Profile, profileOf } from './turn-around/profile.ts';

/** A form inside a garment stays a little narrower than it. */
const EASE = 0.94;

const widest = (profiles: readonly Profile[]) => (y: number) =>
  Math.max(
    0,
    ...profiles.filter(({ top, bottom }) => y >= top && y <= bottom).map(({ at }) => at(y)),
  );

/** Lower than the garment the form keeps its own width. */
const limitBy = (front: Part) => {
  const profile = profileOf(front);
  return (y: number) =>
    y < profile.top + 12 || y > profile.bottom - 8 ? 1e9 : profile.at(y) * EASE;
};

const measure = (parts: readonly Part[]) => measureBounds({ parts, closeUp: { x: 0, y: 0, w: 1 } });

/** How a form fits the garment: by its neck and shoulders, or by its waist. */
function fitForm(parts: readonly Part[], product: Product): { at: number; place: FormPlace } {
  const kids = product.gender === 'kids';
  const down = kids ? 0.72 : 1;
  if (STAGING[product.silhouette] === 'clips') {
    const body = parts.findIndex(({ swell }) => swell !== null);
    const half = widest(parts.filter(({ swell }) => swell !== null).map(profileOf));
    const { top } = measure(parts);
    const across = Math.min(1, (half(top + 22) * EASE) / 122);
    const limit = (y: number) => half(y) * EASE || 1e9;
    return { at: body, place: { y: top + 16 - WAIST * down, across, down, limit } };
  }
  const at = Math.max(0, findFront(parts));
  const front = parts[at];
  const profile = profileOf(front);
  const bare = product.silhouette === 'slip' || product.silhouette === 'gown';
  const strapped = bare || product.silhouette === 'dungarees';
  const across = bare ? 0.66 : strapped ? 0.78 : Math.min(1.12, profile.at(profile.top + 92) / 196);
  const neck = strapped ? measure(parts).top - 40 * across : profile.top;
  const bottom = (measure(parts).bottom - neck) / down;
  const end = bottom > END - 110 ? bottom - 40 : END;
  return { at, place: { y: neck, across, down, end: Math.min(END, end), limit: limitBy(front) } };
}

/** Parts before the front are the inside of the garment, behind the form. */
export function dress(garment: Garment, product: Product): Garment {
  const { at, place } = fitForm(garment.parts, product);
  const { body, ...rest } = garment;
  const isClipped = STAGING[product.silhouette] === 'clips';
  const parts = garment.parts;
  const isLow = (part: Part) => extentOf(part).top > place.y + 300 * place.down;
  const inside = isClipped
    ? []
    : parts.slice(0, at).filter((part) => !isLow(part) || part.swell === null);
  const skirt = parts.slice(0, at).filter((part) => isLow(part) && part.swell !== null);
  return {
    ...rest,
    ...(body && { body }),
    floor: place.y + HEIGHT * place.down,
    parts: [
      ...formStand(place),
      ...inside,
      ...formTorso(place).map((part) => ({ ...part, body: 0 })),
      ...skirt,
      ...parts.slice(at),
    ],
  };
}

/** Short garments are shown so near that the stand leaves the picture, and the floor with it. */
const SHORT = 880;

interface Framing {
  area: PixelBox;
  floor: number;
}

function frameForm(form: Garment, garment: Garment, { width, height }: Size): Framing {
  const box = measureBounds(form);
  const own = measureBounds(garment);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const isShort = own.bottom - own.top < SHORT && own.bottom < box.bottom - 500;
  const scale = isShort
    ? Math.min((0.9 * height) / (own.bottom - box.top + 170), (0.72 * width) / w)
    : Math.min((0.87 * height) / h, (0.74 * width) / w);
  const area = {
    left: width / 2 - (w * scale) / 2,
    top: isShort ? 0.075 * height : 0.935 * height - h * scale,
    w: w * scale,
    h: h * scale,
  };
  return { area, floor: isShort ? 1.2 : 0.83 };
}

/** A garment on a dress form in its interior, which shows how long and how wide it falls. */
export function drawWorn(product: Product, size: Size): Sharp {
  const random = createRandom(`worn ${product.id}`);
  const garment = buildGarment(product);
  const form = dress(garment, product);
  const { area, floor } = frameForm(form, garment, size);
  const canvas = INTERIORS[interiorFor(product)].drawInterior(size.width, size.height, {
    plaster: pickPlaster(product, random),
    seed: Math.floor(random() * 1000),
    clear: 0,
    floor,
    window: pickWindow(random, floor < 1),
  });
  placeGarment(canvas, form, area, 'plinth');
  return canvasToImage(canvas);
}
