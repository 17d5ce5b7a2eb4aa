import type { Sharp } from 'sharp';
import type { Product } from '../catalogue/product.ts';
import { clamp } from '../engine/maths.ts';
import { createRandom } from '../engine/random.ts';
import { type Canvas, canvasToImage, fillBox, parseHex } from '../scenes/canvas.ts';
import type { Setting } from '../scenes/interiors/interior.ts';
import { INTERIORS } from '../scenes/interiors/interiors.ts';
import { between, boxCoverage, castShadow, scaled } from '../scenes/interiors/surfaces.ts';
import { placeGarment } from '../scenes/place-garment.ts';
import { STAGING } from '../scenes/staging.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';
import { isGarment } from './back.ts';
import { buildGarment, measureBounds } from './build-garment.ts';
import { drawCarried } from './carried.ts';
import { interiorFor } from './interior-for.ts';
import type { Size } from './packshot.ts';
import { pickPlaster, pickWindow } from './scene.ts';
import { drawWorn } from './worn.ts';

/** What is carried, and how wide it is in millimetres. */
const CARRIED: Partial<Record<SilhouetteName, number>> = {
  backpack: 310,
  briefcase: 400,
  crossbody: 225,
  topHandle: 300,
  tote: 370,
};

/** How wide the drawing of everything else is in millimetres, a pair of shoes with both. */
const WIDTHS: Partial<Record<SilhouetteName, number>> = {
  beanie: 220,
  belt: 130,
  boot: 330,
  cap: 270,
  derby: 370,
  earrings: 68,
  loafer: 360,
  pump: 330,
  sneaker: 350,
  square: 900,
  stole: 330,
  sunglasses: 145,
  tie: 95,
  watch: 46,
};
const FALLBACK = 300;

const settingFor = (product: Product, floor: number): Setting => {
  const random = createRandom(`scale ${product.id}`);
  return {
    plaster: pickPlaster(product, random),
    seed: Math.floor(random() * 1000),
    clear: 0,
    floor,
    window: pickWindow(random, floor < 1),
  };
};

const TAPE = parseHex('#f0e4c4');
const MARK = parseHex('#3c342b');
const TENTH = parseHex('#a5342a');
const TIP = parseHex('#c7a25c');

/** The mark at a distance from the start of a tape: each centimetre, longer at five, red at ten. */
function markAt(millimetres: number, pixelsPerMillimetre: number) {
  const nearest = Math.round(millimetres / 10);
  if (nearest < 0) return null;
  const isTenth = nearest % 10 === 0;
  const off = Math.abs(millimetres - nearest * 10) * pixelsPerMillimetre;
  const thick = Math.max(1, 0.34 * pixelsPerMillimetre);
  return {
    length: isTenth ? 1 : nearest % 5 === 0 ? 0.62 : 0.36,
    colour: isTenth ? TENTH : MARK,
    cover: clamp(thick - off + 0.5) * 0.85,
  };
}

/** A tailor's tape with a brass tip, from the left edge of what it measures out of the picture. */
function drawTape(canvas: Canvas, x0: number, y0: number, millimetre: number) {
  const { w, h } = canvas;
  const tall = Math.max(22, Math.min(74, 16 * millimetre));
  const left = x0 - 10 * millimetre;
  castShadow(canvas, boxCoverage(left, y0, w + 90, y0 + tall), {
    dx: 2,
    dy: 4,
    soft: 4,
    strength: 0.5,
  });
  fillBox(canvas, [left / w, y0 / h, (x0 - 2 * millimetre) / w, (y0 + tall) / h], (_u, v) =>
    scaled(TIP, 0.9 + 0.25 * Math.sin(Math.PI * v)),
  );
  const start = (x0 - 2 * millimetre) / w;
  fillBox(canvas, [start, y0 / h, 1.05, (y0 + tall) / h], (_u, v, i) => {
    const tape = scaled(TAPE, 1.03 - 0.08 * v - (v < 0.04 || v > 0.96 ? 0.12 : 0));
    const mark = markAt(((i % w) - x0) / millimetre, millimetre);
    return mark && v < mark.length ? between(tape, mark.colour, mark.cover) : tape;
  });
}

/** Anything else beside a tailor's tape. */
function drawMeasured(product: Product, { width, height }: Size): Canvas {
  const interior = INTERIORS[interiorFor(product)];
  const stands = STAGING[product.silhouette] === 'floor';
  const setting = settingFor(product, 0.62);
  const canvas = stands
    ? interior.drawInterior(width, height, setting)
    : interior.drawTable(width, height, setting);
  const garment = buildGarment(product);
  const box = measureBounds(garment);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((0.66 * width) / w, (0.6 * height) / h);
  const kids = product.gender === 'kids' ? 0.75 : 1;
  const real = (WIDTHS[product.silhouette] ?? FALLBACK) * kids;
  const left = width / 2 - (w * scale) / 2;
  const top = stands ? 0.8 * height - h * scale : 0.44 * height - (h * scale) / 2;
  placeGarment(
    canvas,
    garment,
    { left, top, w: w * scale, h: h * scale },
    stands ? 'floor' : 'table',
  );
  const below = top + h * scale + (stands ? 0.045 : 0.055) * height;
  drawTape(canvas, left, below, (w * scale) / real);
  return canvas;
}

/** How large a product is: a garment on a dress form, a bag carried by one, anything else beside a tape. */
export function drawScale(product: Product, size: Size): Sharp {
  if (isGarment(product)) return drawWorn(product, size);
  const wide = CARRIED[product.silhouette];
  return canvasToImage(
    wide === undefined
      ? drawMeasured(product, size)
      : drawCarried(product, wide, size, settingFor(product, 1.2)),
  );
}
