import type { DesignOptions } from '../catalogue/product.ts';
import { linear, shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path, place, symmetric } from '../engine/path.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import { hemInside, type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { button, hornButton } from '../parts/hardware.ts';
import { mirrorPart, scaleX, stretchBelow, withMirror, withMirrors } from '../parts/part-tools.ts';
import { braidedFront, revers } from '../parts/revers.ts';
import { fold, seam } from '../parts/stitches.ts';
import { type Cut, createCut, createMeasurements, necklineOf } from '../parts/tailored-cut.ts';
import { clothBelt, patchPockets, ticketPocket } from '../parts/tailoring.ts';

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
