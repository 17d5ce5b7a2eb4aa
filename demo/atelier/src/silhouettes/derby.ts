import { linear } from '../engine/colour.ts';
import type { Decal, Material, Part } from '../engine/part.ts';
import { type Path, path, place } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { LUG_RISE, lugSole } from '../parts/lug-sole.ts';
import { drawPair, GROUND } from '../parts/pair.ts';
import { placePart } from '../parts/part-tools.ts';
import { weltedSole } from '../parts/sole.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const SHADOW = { dx: 1, dy: 3, blur: 4, opacity: 0.42 };

const inside = (): Part => ({
  outline: path`500,634 560,590 640,596 740,600 772,578 776,640 640,690 520,690`,
  material: darken(material('calf', '#c99a6c'), 0.55),
  swell: null,
  edge: null,
  shadow: null,
});

/** The holes of a brogued cap: a double row along its seam and a rosette on the toe. */
const holes: Decal[] = [
  ...Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    return [306 + 44 * t - 10 * Math.sin(t * 3), 772 + 108 * t] as const;
  }),
  ...Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2;
    const r = i === 8 ? 0 : 17;
    return [262 + Math.cos(angle) * r, 822 + Math.sin(angle) * r * 0.8] as const;
  }),
].map(([x, y], i) => ({
  outline: ellipse(x, y, i % 2 ? 2 : 3, undefined, 0, 12),
  colour: [0.01, 0.01, 0.01] as const,
  opacity: 0.75,
  height: -2,
}));

function vamp(cloth: Material, cap: unknown): Part {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.02);
  return {
    outline: path`192,880 188,842 214,806 280,776 360,746 440,700 500,650 548,640 600,700 620,780
      600,880! 420,886 300,889`,
    material: cloth,
    swell: { radius: 50, height: 54, evenly: true },
    edge: { radius: 14, height: 9 },
    seed: 1,
    shadow: { dx: 0, dy: 2, blur: 3, opacity: 0.3 },
    lines: cap
      ? [
          stitch(path`318,762 356,810 362,884`, stitchColour, 1.5, [4, 2.6]),
          stitch(path`326,759 365,808 371,884`, stitchColour, 1.5, [4, 2.6]),
        ]
      : [],
    decals: cap === 'brogued' ? holes : [],
    folds: [
      fold(path`420,722 448,780 444,836`, 9, -4, { lean: 0.3 }),
      fold(path`384,744 408,796 406,840`, 8, -3, { lean: 0.3 }),
      fold(path`214,820 300,790 400,744`, 14, 4, { fall: 0.4 }),
    ],
  };
}

function quarters(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.02);
  return [
    {
      outline: path`476,676 506,640 552,612! 580,640 660,640 724,612 764,580! 784,630 794,720
        800,846! 640,856 540,872 486,878! 500,800 490,736`,
      material: cloth,
      swell: { radius: 40, height: 38, evenly: true },
      edge: { radius: 9, height: 6 },
      seed: 3,
      shadow: SHADOW,
      lines: [
        stitch(path`486,684 500,738 510,800 496,872`, stitchColour, 1.5, [4, 2.6]),
        stitch(path`556,622 584,650 660,651 728,622 764,592`, stitchColour, 1.4, [4, 2.6]),
        seam(path`704,640 712,740 736,848`, 1.6),
        stitch(path`696,642 704,742 728,848`, stitchColour, 1.4, [4, 2.6]),
      ],
      folds: [fold(path`600,690 660,712 740,690`, 16, 4)],
    },
    {
      outline: path`484,690 512,640 548,604! 566,596! 580,620 574,668 556,744 524,770 500,760!`,
      material: cloth,
      swell: { radius: 10, height: 6 },
      edge: { radius: 5, height: 3.6 },
      shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.4 },
      lines: [stitch(path`572,610 566,664 548,738 524,760`, stitchColour, 1.3, [4, 2.6])],
    },
  ];
}

/** An evening shoe is tied with a wide ribbon. */
function ribbonBow(): Part[] {
  const silk = material('satin', '#17171a');
  const loop = (outline: Path): Part => ({
    outline: place(outline, { origin: [520, 668], scale: 0.64, y: -8 }),
    material: silk,
    swell: { radius: 12, height: 12 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.5 },
  });
  return [
    loop(path`512,662 470,700 440,768! 470,774! 508,720 524,676`),
    loop(path`520,664 540,716 566,766! 592,746! 566,700 534,656`),
    loop(path`516,658 462,600 418,598 408,634 440,668 500,676`),
    loop(path`520,656 556,586 604,566 626,594 606,636 540,672`),
    loop(path`500,640! 536,632! 544,676! 508,686!`),
  ];
}

function lacing(cloth: Material): Part[] {
  const lace = material('rib', '#2a2220');
  return [0, 1, 2, 3].flatMap((i): Part[] => {
    const x = 506 + i * 13;
    const y = 730 - i * 33;
    return [
      {
        outline: ribbon(path`${x - 24},${y - 12} ${x + 2},${y - 6} ${x + 26},${y + 6}`, 8),
        polygon: true,
        material: lace,
        swell: null,
        edge: { radius: 4, height: 3.4 },
        shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.45 },
      },
      {
        outline: ellipse(x + 26, y + 6, 4.4),
        material: darken(cloth, 0.3),
        swell: null,
        edge: null,
        shadow: null,
      },
    ];
  });
}

export const derby: GarmentBuilder = ({ cloth, options }) => {
  const lug = options.sole === 'lug';
  const shoe = [
    inside(),
    ...(lug ? lugSole('#3a2f28') : weltedSole(linear('#b08a58'), 838)),
    vamp(cloth, options.toeCap),
    ...quarters(cloth),
    ...(options.laces === 'ribbon' ? ribbonBow() : lacing(cloth)),
  ];
  // An evening shoe is lower than one for the street.
  const low = options.laces === 'ribbon' ? 0.84 : 1;
  return {
    parts: drawPair(shoe, 104, -52).map((part) =>
      placePart(part, { origin: [500, GROUND], scaleY: low }),
    ),
    floor: GROUND + (lug ? LUG_RISE : 0),
    closeUp: { x: 380, y: 540, w: 300 },
  };
};
