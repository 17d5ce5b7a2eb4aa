import type { DesignOptions } from '../catalogue/product.ts';
import { linear, shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, place } from '../engine/path.ts';
import { darken, material } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { drawPair } from '../parts/pair.ts';
import { placePart } from '../parts/part-tools.ts';
import { type Colourway, laces, SHADOW, straps } from '../parts/sneaker-fastenings.ts';
import { sneakerSide } from '../parts/sneaker-sides.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

/** The heel tab is a tone darker than the upper, or lighter on dark uppers. */
function colourway({ cloth, options, hex }: GarmentSpec): Colourway {
  const gum = options.sole === 'gum';
  const dark = linear(hex)[1] < 0.03;
  return {
    cloth,
    accent: material('suede', shade(hex, dark ? 1.14 : 0.8)),
    sole: gum ? '#c2925e' : '#f0ebe1',
    rise: options.sole === 'platform' ? 34 : 0,
  };
}

/** A toe cap of rubber, or one of leather with six air holes. */
function toeCap(cloth: Material, ofRubber: boolean): Part {
  const stitchColour = threadColour(cloth.colour, 0.78, 0.01);
  return {
    outline: path`196,850! 196,812 224,782 282,768 318,792 330,850!`,
    material: ofRubber ? material('rubber', '#f0ebe1') : cloth,
    swell: { radius: 22, height: 14, evenly: true },
    edge: { radius: 4, height: ofRubber ? 5 : 2 },
    shadow: SHADOW,
    lines: ofRubber ? [] : [stitch(path`280,776 310,796 322,848`, stitchColour, 1.4, [5, 3])],
    decals: (ofRubber ? [] : [236, 256, 276]).flatMap((x, i) =>
      [0, 1].map((j) => ({
        outline: path`${x - 2 + i * 4},${800 + j * 18} ${x + 2 + i * 4},${800 + j * 18} ${x + i * 4},${804 + j * 18}`,
        tone: 0.4,
      })),
    ),
  };
}

function upper({ cloth, accent }: Colourway, { toe, side }: DesignOptions): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.78, 0.01);
  return [
    {
      outline: path`496,640 540,606 600,612 700,634 764,596 770,640 620,690 520,690`,
      material: darken(material('canvas', '#e9e2d6'), 0.62),
      swell: null,
      edge: { radius: 10, height: 6 },
      shadow: null,
    },
    {
      outline: path`198,850! 198,812 226,782 296,762 378,736 452,690 506,640 540,632 580,664
        660,676 724,652 768,598! 790,640 796,740 796,850!`,
      material: cloth,
      swell: { radius: 46, height: 46, evenly: true },
      edge: { radius: 15, height: 10 },
      seed: 1,
      folds: [
        fold(path`330,760 348,792 344,822`, 8, -3),
        fold(path`372,746 388,780 386,812`, 8, -3),
        fold(path`560,690 640,716 740,700`, 16, 4),
      ],
      lines: [
        stitch(path`588,676 660,690 728,666 766,616`, stitchColour, 1.4, [5, 3]),
        stitch(path`560,700 548,770 516,846`, stitchColour, 1.4, [5, 3]),
        stitch(path`570,704 558,774 526,846`, stitchColour, 1.4, [5, 3]),
      ],
    },
    toeCap(cloth, toe === 'rubber'),
    ...sneakerSide(side, accent),
    {
      outline: path`716,850! 722,770 738,690 770,606! 792,650 798,740 797,850!`,
      material: accent,
      swell: { radius: 20, height: 14, evenly: true },
      edge: { radius: 4, height: 2 },
      shadow: SHADOW,
      lines: [stitch(path`724,848 730,772 746,696 774,624`, stitchColour, 1.4, [5, 3])],
    },
  ];
}

function bottom({ sole, rise }: Colourway): Part[] {
  const rubber = material('rubber', sole);
  return [
    {
      outline: path`186,842 200,834 500,842 800,828 812,842 810,${884 + rise} 792,${898 + rise} 500,${902 + rise}
        212,${898 + rise} 188,${878 + rise}`,
      material: rubber,
      swell: { radius: 10, height: 10 },
      edge: { radius: 9, height: 6 },
      shadow: { dx: 0, dy: -3, blur: 4, opacity: 0.3 },
      lines: [
        stitch(path`198,852 500,858 804,846`, linear(shade(sole, 0.72)), 1.4, [7, 4]),
        {
          line: path`194,${880 + rise} 500,${886 + rise} 806,${876 + rise}`,
          width: 2,
          height: -1.2,
          tone: 0.84,
        },
      ],
    },
    {
      outline: place(path`204,890 500,896 798,890 792,902 500,907 214,902`, { y: rise }),
      material: material('rubber', shade(sole, 0.82)),
      swell: null,
      edge: { radius: 4, height: 3 },
      shadow: null,
    },
  ];
}

export const sneaker: GarmentBuilder = (spec) => {
  const { options } = spec;
  const colours = colourway(spec);
  const fastening =
    options.closure === 'straps'
      ? straps(colours, options.straps)
      : laces(colours, options.side === undefined);
  const shoe = [...upper(colours, options), ...fastening, ...bottom(colours)];
  // A child's shoe is shorter relative to its height.
  const short = spec.gender === 'kids' ? 0.86 : 1;
  return {
    parts: drawPair(shoe, 108, -50).map((part) =>
      placePart(part, { origin: [500, 904], scaleX: short, scaleY: short < 1 ? 0.9 : 1 }),
    ),
    floor: 904 + colours.rise,
    closeUp: { x: short < 1 ? 360 : 340, y: 590, w: 300 },
  };
};
