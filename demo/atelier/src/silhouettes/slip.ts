import type { Fold, Material, Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, GOLD } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import { createDrapeField } from '../parts/drape.ts';
import { laceHem, largeBow, slit, velvetRibbon } from '../parts/dress-details.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fitting } from '../parts/hardware.ts';
import { fold } from '../parts/stitches.ts';

const LENGTHS: Readonly<Record<string, { hem: number; flare: number }>> = {
  midi: { hem: 1150, flare: 194 },
  knee: { hem: 960, flare: 178 },
  mini: { hem: 860, flare: 168 },
};
const TOP = 218;
const SIDES = [-1, 1] as const;

const strapOverrides = {
  polygon: true,
  swell: null,
  edge: { radius: 3, height: 2.5 },
  body: 0,
  shadow: { dx: 1.5, dy: 2, blur: 2, opacity: 0.3 },
};

function neckline(neck: string): { left: Path; right: Path; depth: number } {
  const lift = neck === 'v' ? 0 : 14;
  const depth = neck === 'v' ? 372 : neck === 'cowl' ? 300 : 286;
  const right = path`82,${TOP + lift}! 104,282 128,352!`;
  const left =
    neck === 'v'
      ? path`-82,${TOP}! -46,300 0,${depth}! 46,300`
      : path`-82,${TOP + lift}! -50,${depth - 22} 0,${depth} 50,${depth - 22}`;
  return { left, right, depth };
}

function hemline(hem: number, flare: number): Point[] {
  return Array.from({ length: 13 }, (_, i) => {
    const u = i / 12;
    const y = hem + 12 * Math.sin(u * Math.PI) + Math.sin(u * 19 + 1) * 5;
    return [flare * (1 - 2 * u), y, i === 0 || i === 12] as const;
  });
}

function neckFolds(neck: string, depth: number): Fold[] {
  if (neck !== 'cowl') {
    return SIDES.flatMap((s) => [
      fold(path`${s * 96},300 ${s * 60},350 ${s * 50},420`, 18, 9),
      fold(path`${s * 70},420 ${s * 52},440 ${s * 20},446`, 20, -6),
    ]);
  }
  return [0, 1, 2, 3].map((i) => {
    const y = depth + 14 + i * 34;
    const x = 78 + i * 9;
    const ends = y - 62 + i * 8;
    const line = path`${-x},${ends} ${-x / 2},${y - 8} 0,${y + 6} ${x / 2},${y - 8} ${x},${ends}`;
    return fold(line, 13 - i, 13 - i * 2, { lean: 0.4, fall: 0.3 });
  });
}

function drapeFolds({ random }: GarmentSpec): Fold[] {
  const pulls = [0, 1, 2, 3, 4].map((i) => {
    const s = i % 2 ? 1 : -1;
    const y = 470 + i * 34 + random.between(-16, 16);
    const knee = y + 80 + random.between(0, 40);
    return fold(
      path`${s * (116 + i * 4)},${y} ${s * 84},${knee} ${s * random.between(30, 64)},${y + 290}`,
      random.between(16, 26),
      random.between(2.5, 5),
      { lean: s * 0.35, rise: 0.2, fall: 0.75 },
    );
  });
  return [
    ...pulls,
    fold(path`-60,620 -90,800 -70,1000`, 26, 10),
    fold(path`30,680 60,860 20,1080`, 30, 11),
  ];
}

function straps(cloth: Material, neck: string): Part[] {
  const from = TOP + (neck === 'v' ? 6 : 20);
  return SIDES.flatMap((s) => [
    {
      ...strapOverrides,
      outline: ribbon(path`${s * 83},${from} ${s * 82},160 ${s * 74},84`, 5.5),
      material: cloth,
    },
    fitting(ellipse(s * 84.5, TOP - 8, 6), GOLD, {
      cut: [ellipse(s * 84.5, TOP - 8, 3.4)],
      edge: { radius: 2, height: 1.6 },
    }),
  ]);
}

function back(cloth: Material, hem: number, flare: number): Part[] {
  return [
    hemInside(path`0,300 112,270! 120,420 0,460`, cloth, 0.6),
    ...SIDES.map((s) => ({
      ...strapOverrides,
      outline: ribbon(path`${s * 92},300 ${s * 84},190 ${s * 70},86`, 5),
      material: darken(cloth, 0.6),
    })),
    hemInside(
      path`0,${hem - 50} ${flare - 30},${hem - 50}! ${flare - 26},${hem - 2} 0,${hem - 16}`,
      cloth,
    ),
  ];
}

export const slip: GarmentBuilder = (spec) => {
  const { cloth, options, random } = spec;
  const neck = String(options.neck);
  const { hem, flare } = LENGTHS[String(options.length)];
  const { left, right, depth } = neckline(neck);
  const side = path`122,440 110,530 132,640 150,740 ${(flare + 158) / 2},${(740 + hem) / 2 + 20}`;
  const front: Part = {
    outline: [
      ...right,
      ...side,
      ...hemline(hem, flare),
      ...mirror(side).reverse(),
      ...mirror(right).reverse().slice(0, 2),
      ...left,
    ],
    material: cloth,
    swell: { radius: 70, height: 46 },
    edge: { radius: 4, height: 3 },
    field: createDrapeField(random(), {
      depth: 26,
      from: 0.36,
      power: 1.1,
      width: 0.06,
      sway: 0.05,
    }),
    folds: [...neckFolds(neck, depth), ...drapeFolds(spec)],
    grain: cloth.weave && spec.fabric === 'floral' ? 0 : 0.6,
    wrinkle: 0.7,
    seed: random.between(0, 9),
    shadow: { dx: 3, dy: 6, blur: 8, opacity: 0.5 },
    lines: [{ line: left.map(([x, y]) => [x, y + 7]), width: 1, height: -0.5, tone: 0.85 }],
  };
  return {
    parts: [
      ...back(cloth, hem, flare),
      front,
      ...(options.slit ? [slit(78, hem - 330, hem, cloth)] : []),
      ...(options.hem === 'lace' ? [laceHem(hem, flare, 84, cloth)] : []),
      ...(options.bow ? largeBow(0, depth + 8, 0.5, velvetRibbon()) : []),
      ...straps(cloth, neck),
    ],
    closeUp: { x: -150, y: 200, w: 310 },
  };
};
