import type { DesignOptions } from '../catalogue/product.ts';
import { linear, shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path, place, symmetric } from '../engine/path.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import { hemInside, type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, hornButton } from '../parts/hardware.ts';
import { mirrorPart, scaleX, stretchBelow, withMirror, withMirrors } from '../parts/part-tools.ts';
import { fold, seam } from '../parts/stitches.ts';
import {
  braid,
  braidedEdges,
  braidedPockets,
  clothBelt,
  patchPockets,
  shawlCollar,
  ticketPocket,
} from '../parts/tailoring.ts';

/** The dimensions in which jackets and coats differ; the rest of the pattern is shared. */
interface Cut {
  long: boolean;
  double: boolean;
  collarless: boolean;
  /** Widths relative to the women's jacket. */
  k: number;
  hem: number;
  /** The end of the lapels and the start of the buttons. */
  stance: number;
  /** The overlap of the fronts. */
  overlap: number;
  /** The stretch factor below the chest line. */
  stretch: number;
}

function createCut({ options, gender }: GarmentSpec): Cut {
  const long = options.length === 'long';
  const double = options.doubleBreasted === true;
  const men = gender === 'men';
  const short = men ? 0.82 : 0.76;
  return {
    long,
    double,
    collarless: options.lapel === 'none',
    k: (long ? 0.84 : 1) * (men && long ? 1.08 : 1),
    hem: long ? 1130 : 960,
    stance: double || long ? 560 : options.buttons === 1 ? 640 : 600,
    overlap: double ? 78 : 22,
    stretch: long ? (men ? 0.88 : 0.94) : short,
  };
}

function createMeasurements({ k, long, hem }: Cut, men: boolean): Measurements {
  // The men's waist is wider and so are the shoulders.
  const waist = men ? 174 : 156;
  const wide = men ? 1.05 : 1;
  return {
    neckW: 72 * k,
    neckY: 128,
    shoulderW: 214 * k * wide,
    shoulderY: men ? 170 : 176,
    pit: [190 * k * wide, 376 * (long ? 0.94 : 1)],
    waist: [waist * k * wide, 600 * (long ? 0.96 : 1)],
    hip: [(men ? 184 : 186) * k * wide, 800],
    hem: [(men ? 190 : 206) * k * wide, hem - 16],
    cuff: [(men ? 296 : 306) * k * wide, long ? 760 : 880, 96 * k],
    bicep: 126 * k,
    head: 1.2,
  };
}

/** A round neck closes below the throat. */
const necklineOf = ({ neckW, neckY }: Measurements, overlap: number) =>
  path`${-overlap},${neckY + 118}! ${neckW * 0.2},${neckY + 88} ${neckW * 0.86},${neckY + 44}`;

function fronts(m: Measurements, cut: Cut, cloth: Material): Part[] {
  const { k, hem, stance, overlap } = cut;
  const squared = cut.double || cut.long || cut.collarless;
  const edge: Path = squared
    ? path`${-overlap + 6},${hem + 4}!`
    : path`44,${hem + 4} 2,${hem - 26} ${-overlap + 6},${hem - 110}`;
  const [ww, wy] = m.waist;
  const front: Part = {
    outline: path`${torso(m)} ${m.hem[0] * 0.5},${hem + 4} ${edge} ${-overlap},${stance + 120}
      ${-overlap},${stance}! ${cut.collarless ? necklineOf(m, overlap) : path`24,${stance - 210}`}
      ${m.neckW - 8},${m.neckY + 8}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 26 },
    wrinkle: 0.5,
    folds: [
      fold(path`${ww - 10},${wy - 6} ${90 * k},${wy + 4} 20,${stance + 8}`, 13, 5, {
        lean: 0.3,
        fall: 0.6,
      }),
      fold(path`${ww - 8},${wy + 26} ${90 * k},${wy + 50} 40,${stance + 90}`, 14, 4.5, {
        lean: -0.3,
        fall: 0.6,
      }),
      fold(path`${120 * k},420 ${116 * k},620 ${128 * k},800`, 26, -6),
      fold(
        path`${m.pit[0] - 10},${m.pit[1] - 14} ${130 * k},${m.pit[1] - 40} ${120 * k},${m.pit[1] - 130}`,
        16,
        6,
        { lean: 0.3 },
      ),
      fold(path`${120 * k},${hem - 220} ${140 * k},${hem}`, 34, 7, { fall: 0.01 }),
    ],
    lines: [seam(path`${104 * k},420 ${100 * k},600 ${108 * k},740`)],
  };
  return [front, { ...mirrorPart(front), shadow: { dx: 5, dy: 4, blur: 8, opacity: 0.5 } }];
}

function pockets(cut: Cut, cloth: Material, { pockets: kind, ticket }: DesignOptions): Part[] {
  const { k, long } = cut;
  const y = long ? 760 : 738;
  const flap: Part = {
    outline: path`${70 * k},${y}! ${176 * k},${y - 12}! ${180 * k},${y + 34} ${172 * k},${y + 46}
      ${78 * k},${y + 52} ${70 * k},${y + 44}`,
    material: cloth,
    swell: { radius: 10, height: 4 },
    edge: { radius: 3, height: 2 },
    shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.45 },
    grain: -0.1,
    lines: [seam(path`${70 * k},${y + 2} ${176 * k},${y - 10}`)],
  };
  const breast: Part = {
    outline: scaleX(path`92,408! 168,392! 170,410! 94,426!`, k),
    material: cloth,
    swell: { radius: 4, height: 2 },
    edge: { radius: 2, height: 1.5 },
    shadow: { dx: 1, dy: 2, blur: 2, opacity: 0.35 },
    grain: -0.2,
  };
  return [
    ...(kind === 'patch' ? patchPockets(cut, cloth) : withMirror(flap)),
    ...(ticket ? [ticketPocket(cut, cloth)] : []),
    breast,
  ];
}

function sleeves(m: Measurements, cut: Cut, cloth: Material, bone: Material, holes: 0 | 4): Part[] {
  const arm = sleeve(m);
  const [x, y] = m.cuff;
  const cuffButtons = [0, 1, 2, 3].map((i) =>
    button(x - 15 - i * 1.5, y - 22 - i * 17, 6.5 * cut.k, bone, holes),
  );
  return withMirrors([
    {
      outline: arm.outline,
      folds: arm.folds.map((f) => ({ ...f, height: f.height * 0.7 })),
      material: cloth,
      swell: { radius: 30, height: 34 },
      edge: { radius: 9, height: 5 },
      grain: -0.14,
      wrinkle: 0.7,
      seed: 5,
      shadow: { dx: 2, dy: 5, blur: 9, opacity: 0.5 },
    },
    ...cuffButtons,
  ]);
}

function lapels({ k, stance, overlap }: Cut, peaked: boolean, facing: Material): Part[] {
  const top = peaked
    ? scaleX(path`62,214! 122,262! 182,206! 152,350 60,500`, k)
    : scaleX(path`62,210! 126,262! 166,250! 146,356 70,500`, k);
  const lapel: Part = {
    outline: path`${top} ${-overlap + 12},${stance + 2}! ${peaked ? 8 : 12},${stance - 160}`,
    material: facing,
    swell: { radius: 26, height: 12 },
    edge: { radius: 4.5, height: 2.6 },
    grain: -0.42,
    seed: 4,
    shadow: { dx: 4, dy: 7, blur: 8, opacity: 0.5 },
    folds: [fold(path`${56 * k},200 24,380 -4,${stance}`, 14, 9, { rise: 0.05, fall: 0.2 })],
  };
  return [lapel, { ...mirrorPart(lapel), shadow: { dx: 6, dy: 7, blur: 9, opacity: 0.5 } }];
}

const collar = (k: number, cloth: Material): Part => ({
  outline: scaleX(
    path`0,108 52,111 84,136 118,196 136,232! 116,266! 66,222 54,172 38,148 0,140!`,
    k,
  ),
  material: cloth,
  swell: { radius: 14, height: 9 },
  edge: { radius: 5, height: 3 },
  grain: 0.5,
  shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.5 },
});

function buttons({ k, long, double, stance }: Cut, count: unknown): Path {
  if (count === 0) return [];
  if (double) {
    const pairs = path`-52,20 58,20 -52,118 58,118 -74,-78 80,-78`;
    return place(pairs, { y: stance, scaleX: k });
  }
  if (long) return path`0,${stance + 14} 0,${stance + 124} 0,${stance + 234}`;
  if (count === 3) return path`0,${stance - 62} 0,${stance + 36} 0,${stance + 134}`;
  return count === 1 ? path`0,${stance + 14}` : path`0,${stance + 14} 0,${stance + 116}`;
}

/** Lapels with their collar, a shawl, or neither. */
function revers(cut: Cut, kind: unknown, facing: Material, collarCloth: Material): Part[] {
  if (cut.collarless) return [];
  if (kind === 'shawl') return shawlCollar(cut, facing);
  return [...lapels(cut, kind === 'peak', facing), ...withMirror(collar(cut.k, collarCloth))];
}

/** Tweed without lapels has braid along its edges and pockets. */
function braidedFront(m: Measurements, cut: Cut, { cloth, hex }: GarmentSpec): Part[] {
  const trim = material('rib', linear(hex)[1] > 0.2 ? '#2b2a33' : '#e9e2d4');
  const half = necklineOf(m, cut.overlap);
  const neck = [...half, ...path`${m.neckW + 2},${m.neckY + 2}`];
  const under = neck.map(([x, y]) => [-x, y] as const).filter(([x]) => x < 4);
  return [
    braid(under, trim),
    ...braidedPockets(cut, cloth, trim),
    ...braidedEdges(neck, -cut.overlap + 6, cut.hem - 6, trim),
  ];
}

/** A white pocket square, for the dinner jacket only. */
const handkerchief = (k: number): Part => ({
  outline: scaleX(path`98,410! 104,384! 122,400 134,378! 150,398 162,380! 164,398!`, k),
  material: material('poplin', '#f4f2ee'),
  swell: { radius: 8, height: 5 },
  edge: { radius: 2, height: 1.5 },
  shadow: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
});

export const tailored: GarmentBuilder = (spec) => {
  const { cloth, hex, options, gender } = spec;
  const cut = createCut(spec);
  const m = createMeasurements(cut, gender === 'men');
  const { hem, k } = cut;
  const bone = options.goldButtons ? GOLD : hornButton(shade(hex, 0.45), shade(hex, 0.7));
  const holes = options.goldButtons ? 0 : 4;
  const lining = material('silk', linear(hex)[1] > 0.3 ? '#a58a6c' : shade(hex, 0.7));
  const facing = options.satinLapel
    ? material('silk', shade(hex, 0.8), hex, hex, { mirror: 0.1, highlight: 0.12 })
    : cloth;
  const w = m.hem[0];
  const collarCloth = options.collar === 'velvet' ? material('velvet', '#1d1a1c') : facing;
  const parts = [
    ...neckInside(m, darken(lining, 0.5), cut.stance - 230),
    hemInside(
      path`0,${hem - 60} ${w - 14},${hem - 70}! ${w - 18},${hem - 26}! 0,${hem - 22}`,
      lining,
    ),
    ...fronts(m, cut, cloth),
    ...(options.satinLapel && gender === 'men' ? [handkerchief(k)] : []),
    ...(cut.collarless ? braidedFront(m, cut, spec) : pockets(cut, cloth, options)),
    ...sleeves(m, cut, cloth, bone, holes),
    ...revers(cut, options.lapel, facing, collarCloth),
    ...buttons(cut, options.buttons).map(([x, y]) =>
      button(x, y, (cut.double ? 11.5 : 12) * k, bone, holes),
    ),
    ...(options.belt ? clothBelt(m.waist[0], cloth, options.belt, bone) : []),
  ];
  const drawn = (y: number) => (y <= 400 ? y : 400 + (y - 400) * cut.stretch);
  return {
    parts: stretchBelow(parts, 400, cut.stretch),
    body: {
      outline: symmetric(torso(m)).map(([x, y, c]) => [x, drawn(y), c ?? false]),
      radius: 120,
      height: 60,
    },
    closeUp: { x: -60, y: 250, w: 320 },
  };
};
