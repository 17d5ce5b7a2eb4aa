import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside, type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import { createDrapeField } from '../parts/drape.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, hornButton } from '../parts/hardware.ts';
import { mirrorPart, stretchBelow, withMirror } from '../parts/part-tools.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';
import { clothBelt, patchPockets } from '../parts/tailoring.ts';

const HEM = 1080;

const MEASURES: Measurements = {
  neckW: 64,
  neckY: 134,
  shoulderW: 184,
  shoulderY: 186,
  pit: [178, 376],
  waist: [188, 600],
  hip: [206, 800],
  hem: [222, HEM],
  cuff: [292, 800, 92],
  bicep: 120,
  head: 0.6,
};

function fronts(m: Measurements, { cloth, random }: GarmentSpec): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.8, 0.02);
  const front: Part = {
    outline: path`${torso(m)} 120,${HEM + 12} 40,${HEM + 12} -26,${HEM + 8}! -26,600 -26,260!
      10,210 ${m.neckW - 8},${m.neckY + 8}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 30 },
    wrinkle: 1,
    field: createDrapeField(random(), {
      folds: 5,
      depth: 13,
      from: 0.34,
      power: 1.1,
      width: 0.085,
    }),
    folds: [
      fold(path`172,400 120,520 130,720`, 24, 7, { lean: 0.3 }),
      fold(path`60,300 40,520 60,760`, 26, 5),
    ],
    lines: [
      stitch(path`-20,${HEM} -20,600 -20,260`, stitchColour),
      stitch(path`36,${HEM} 36,600 36,300`, stitchColour),
      stitch(path`${m.hem[0] - 8},${HEM - 20} 120,${HEM - 8} -20,${HEM - 10}`, stitchColour),
    ],
  };
  return [front, { ...mirrorPart(front), shadow: { dx: 5, dy: 4, blur: 8, opacity: 0.45 } }];
}

/** Raglan sleeve: one seam from neck to armpit instead of a shoulder seam. */
function sleeves(m: Measurements, cloth: Material): Part[] {
  const arm = sleeve(m);
  const stitchColour = threadColour(cloth.colour, 0.8, 0.02);
  const [x, y, w] = m.cuff;
  const [, ...rest] = arm.outline;
  const raglan: Part = {
    outline: path`70,150! 130,158 ${rest.slice(0, -1)} 128,236`,
    material: cloth,
    folds: arm.folds,
    swell: { radius: 30, height: 30 },
    edge: { radius: 8, height: 4.5 },
    grain: -0.16,
    wrinkle: 1.1,
    seed: 5,
    shadow: { dx: 1, dy: 4, blur: 7, opacity: 0.36 },
    lines: [
      stitch(path`76,162 134,244 164,358`, stitchColour),
      seam(path`${x - 8},${y - 40} ${x - w / 2},${y - 30} ${x - w + 2},${y - 34}`, 1),
    ],
  };
  const tab: Part = {
    outline: path`${x - w + 2},${y - 78}! ${x - 34},${y - 84}! ${x - 18},${y - 68} ${x - 34},${y - 50}!
      ${x - w + 4},${y - 42}!`,
    material: cloth,
    swell: { radius: 8, height: 4 },
    edge: { radius: 3, height: 2 },
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.4 },
    lines: [
      stitch(
        path`${x - w + 8},${y - 72} ${x - 36},${y - 77} ${x - 36},${y - 56} ${x - w + 8},${y - 49}`,
        stitchColour,
      ),
    ],
  };
  return [...withMirror(raglan), ...withMirror(tab)];
}

function collar(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.8, 0.02);
  const leaf: Part = {
    outline: path`0,106 50,110 86,138 128,238! 70,288! 4,232! 36,206 54,164 34,142 0,136!`,
    material: cloth,
    swell: { radius: 14, height: 9 },
    edge: { radius: 5, height: 3.4 },
    grain: 0.5,
    shadow: { dx: 3, dy: 7, blur: 7, opacity: 0.5 },
    lines: [stitch(path`90,160 120,236 70,279 14,232`, stitchColour)],
  };
  return withMirror(leaf);
}

const pocket = (cloth: Material): Part => ({
  outline: path`104,640! 134,650! 164,804! 132,812!`,
  material: cloth,
  swell: { radius: 8, height: 4 },
  edge: { radius: 3, height: 2 },
  shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
  grain: 0.2,
  lines: [stitch(path`110,648 138,803 157,799 130,657`, threadColour(cloth.colour, 0.8, 0.02))],
});

export const carCoat: GarmentBuilder = (spec) => {
  const { cloth, hex, options, gender } = spec;
  const m = MEASURES;
  const lining = material('glen', shade('#b9ad98', 0.9), '#4a4238', '#7a2e28');
  const horn = hornButton('#3a2415', '#7a5230');
  const showing = options.fly === 'buttoned' ? [300, 420, 540, 660, 780, 900] : [288];
  const parts = [
    ...neckInside(m, darken(lining, 0.6)),
    hemInside(path`0,${HEM - 40} 206,${HEM - 50}! 202,${HEM - 2}! 0,${HEM + 8}`, lining, 0.5),
    ...fronts(m, spec),
    ...(options.pockets === 'patch'
      ? patchPockets({ k: 1, long: false, stance: 0, overlap: 0 }, cloth)
      : withMirror(pocket(cloth))),
    ...sleeves(m, cloth),
    ...showing.map((y) =>
      button(6, y, 11, gender === 'kids' ? hornButton(shade(hex, 0.55), hex) : horn),
    ),
    ...collar(options.collar === 'corduroy' ? material('corduroy', '#27324c') : cloth),
    ...(options.belt ? clothBelt(192, cloth, options.belt, horn) : []),
  ];
  return {
    parts: stretchBelow(parts, 320, gender === 'kids' ? 0.7 : 0.94),
    body: {
      outline: symmetric(path`0,130 60,134 180,190 176,380 190,620 0,640`),
      radius: 120,
      height: 40,
    },
    closeUp: { x: -130, y: 150, w: 320 },
  };
};
