import { findProduct } from '../catalogue/catalogue.ts';
import { COLOURS } from '../catalogue/colours.ts';
import type { Gender } from '../catalogue/genders.ts';
import type { Product } from '../catalogue/product.ts';
import type { Part } from '../engine/part.ts';
import type { Garment } from '../parts/garment.ts';
import { mirrorPart, placePart, withMirrors } from '../parts/part-tools.ts';
import type { Canvas } from '../scenes/canvas.ts';
import type { Setting } from '../scenes/interiors/interior.ts';
import { INTERIORS } from '../scenes/interiors/interiors.ts';
import { placeGarment } from '../scenes/place-garment.ts';
import { buildGarment, measureBounds } from './build-garment.ts';
import { closedFingers, palm, restingHand } from './hands.ts';
import { interiorFor } from './interior-for.ts';
import { outfitFor } from './outfits.ts';
import type { Size } from './packshot.ts';
import { extentOf } from './turn-around/profile.ts';
import { turnAround } from './turn-around/turn-around.ts';
import { dress } from './worn.ts';

/** Trousers below a coat are narrower than on their own. */
const BELOW_COAT_WIDTH = 0.78;

/** A child's garments are drawn as large as those of an adult; its bag keeps its proportion to them. */
const BAG_SIZE: Readonly<Record<Gender, number>> = { women: 1, men: 1, kids: 1.05 };

/** How far below the shoulders a backpack begins: under the hood of a child's coat. */
const BACKPACK_DROP: Readonly<Record<Gender, number>> = { women: 40, men: 40, kids: 150 };
interface Figure {
  garment: Garment;
  hand: readonly [x: number, y: number];
  /** The height of its shoulders. */
  shoulders: number;
  fingers: Part;
}

/** A form in a coat and trousers with a hand, from the front or from behind. */
function buildFigure(product: Product, behind: boolean): Figure {
  const { coat: coatId, trousers, colour } = outfitFor(product);
  const coatProduct = findProduct(coatId);
  const front = buildGarment(coatProduct);
  const coat = behind ? turnAround(front, coatProduct.silhouette) : front;
  const { parts, ...form } = dress(coat, coatProduct);
  const box = measureBounds(coat);
  const recoloured = { ...findProduct(trousers), colour, colourHex: COLOURS[colour] };
  const waist = box.top + (box.bottom - box.top) * 0.4;
  const legs = buildGarment(recoloured).parts.map((part) => ({
    ...placePart(part, { y: waist - 112, scaleX: BELOW_COAT_WIDTH }),
    body: 0,
  }));
  const sleeve = coat.parts.reduce((widest, part) =>
    extentOf(part).right > extentOf(widest).right ? part : widest,
  );
  const { right, bottom } = extentOf(sleeve);
  const hand = [right - 50, bottom] as const;
  const resting = restingHand(...hand);
  const hands = behind
    ? withMirrors(resting)
    : [palm(...hand), ...resting.map((part) => mirrorPart(part))];
  return {
    garment: { ...form, parts: [...legs, ...hands, ...parts] },
    hand,
    shoulders: box.top + 30 + BACKPACK_DROP[product.gender],
    fingers: closedFingers(...hand),
  };
}

/** The straps of a backpack are not seen from behind. */
function bagFor(product: Product, wide: number, onBack: boolean): { bag: Garment; unit: number } {
  const whole = buildGarment(product);
  const { left, right } = measureBounds(whole);
  const unit = (wide * BAG_SIZE[product.gender]) / (right - left);
  const isStrap = (part: Part) =>
    extentOf(part).right > right - 10 || extentOf(part).left < left + 10;
  const bag = onBack ? { ...whole, parts: whole.parts.filter((part) => !isStrap(part)) } : whole;
  return { bag, unit };
}

/** How much of the figure is seen: from above its neck to below the bag, in drawing units. */
const SEEN: Readonly<Record<Gender, number>> = { women: 1330, men: 1400, kids: 1150 };

/** A bag in the hand of a dressed form at its size, a backpack on its back. */
export function drawCarried(
  product: Product,
  wide: number,
  { width, height }: Size,
  setting: Setting,
): Canvas {
  const canvas = INTERIORS[interiorFor(product)].drawInterior(width, height, setting);
  const onBack = product.silhouette === 'backpack';
  const { garment, hand, shoulders, fingers } = buildFigure(product, onBack);
  const box = measureBounds(garment);
  const scale = height / SEEN[product.gender];
  const left = (onBack ? 0.5 : 0.44) * width + box.left * scale;
  const top = 0.05 * height;
  const area = {
    left,
    top,
    w: (box.right - box.left) * scale,
    h: (box.bottom - box.top) * scale,
  };
  const toPixel = (x: number, y: number) =>
    [left + (x - box.left) * scale, top + (y - box.top) * scale] as const;
  placeGarment(canvas, garment, area, 'wall');
  const { bag, unit } = bagFor(product, wide, onBack);
  const own = measureBounds(bag);
  const bagWidth = (own.right - own.left) * unit * scale;
  const bagHeight = (own.bottom - own.top) * unit * scale;
  const [x, y] = onBack ? toPixel(0, shoulders) : toPixel(hand[0], hand[1] + 62);
  placeGarment(canvas, bag, { left: x - bagWidth / 2, top: y, w: bagWidth, h: bagHeight }, 'wall');
  if (!onBack) {
    const f = measureBounds({ parts: [fingers], closeUp: garment.closeUp });
    const [fx, fy] = toPixel(f.left, f.top);
    placeGarment(
      canvas,
      { parts: [fingers], closeUp: garment.closeUp },
      { left: fx, top: fy, w: (f.right - f.left) * scale, h: (f.bottom - f.top) * scale },
      'table',
    );
  }
  return canvas;
}
