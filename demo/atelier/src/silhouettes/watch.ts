import { lerp } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { ellipse, rounded } from '../engine/shapes.ts';
import { GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fitting, plate } from '../parts/hardware.ts';
import { stitch, threadColour } from '../parts/stitches.ts';
import { caseOutline, face, R } from '../parts/watch-dial.ts';

const ENDS = [-1, 1] as const;
const STEEL = material('steel', '#b9bbc0');
const POLISHED = material('metal', '#cfd1d6', undefined, undefined, { rough: 0.3 });

function strap(leather: Material): Part[] {
  const stitchColour = threadColour(leather.colour, 1.6, 0.03);
  return ENDS.map((s) => ({
    outline: path`-84,${s * 120}! 84,${s * 120}! 70,${s * 300} 62,${s * 500}!
      ${s > 0 ? [[0, 520]] : []} -62,${s * 500}! -70,${s * 300}`,
    material: leather,
    swell: { radius: 30, height: 20, evenly: true },
    edge: { radius: 9, height: 7 },
    shadow: { dx: 8, dy: 12, blur: 12, opacity: 0.4 },
    lines: [-1, 1].map((x) =>
      stitch(
        path`${x * 70},${s * 130} ${x * 58},${s * 300} ${x * 51},${s * 492}`,
        stitchColour,
        2,
        [9, 5],
      ),
    ),
    decals:
      s > 0
        ? [300, 350, 400, 450].map((y) => ({
            outline: ellipse(0, y, 5, 6),
            colour: [0.01, 0.01, 0.01] as const,
            height: -3,
          }))
        : [],
  }));
}

/** Brushed outer links with a polished row between them. */
function bracelet(outer: Material, middle: Material): Part[] {
  return ENDS.flatMap((s) =>
    Array.from({ length: 11 }, (_, i): Part[] => {
      const y = s * (138 + i * 36);
      const w = lerp(86, 64, i / 10);
      const link = (x: number): Part =>
        plate(x, y - 16.5, w * 0.66, 33, 6, outer, {
          edge: { radius: 6, height: 3 },
          shadow: { dx: 3, dy: 5, blur: 6, opacity: 0.35 },
        });
      return [
        link(-w),
        link(w - w * 0.66),
        plate(-w * 0.36, y - 16.5, w * 0.72, 33, 10, middle, {
          edge: { radius: 9, height: 4 },
          shadow: { dx: 0.5, dy: 1, blur: 2, opacity: 0.45 },
        }),
      ];
    }).flat(),
  );
}

function caseAndCrown(metal: Material, square: boolean): Part[] {
  const edge = square ? 108 : R;
  const lugs = ENDS.flatMap((s) =>
    ENDS.map((t) =>
      fitting(
        path`${t * 74},${s * 100}! ${t * (square ? 100 : 108)},${s * 84}! ${t * 100},${s * 158} ${t * 82},${s * 164}`,
        metal,
        { edge: { radius: 8, height: 6 } },
      ),
    ),
  );
  const crown = fitting(rounded(edge - 2, -16, 26, 32, 6), metal, {
    polygon: true,
    edge: { radius: 6, height: 5 },
    lines: [0, 1, 2, 3, 4].map((i) => ({
      line: path`${edge},${-12 + i * 6} ${edge + 24},${-12 + i * 6}`,
      width: 1.5,
      height: -1.2,
      tone: 0.6,
    })),
  });
  const bezel = fitting(caseOutline(square), metal, {
    polygon: square,
    edge: { radius: 20, height: 13 },
    shadow: { dx: 8, dy: 14, blur: 12, opacity: 0.5 },
  });
  return [...lugs, crown, bezel];
}

/** The two buttons of a chronograph beside its crown. */
const pushers = (metal: Material): Part[] =>
  [-58, 58].map((y) =>
    fitting(rounded(R - 26, y - 13, 38, 26, 6), metal, {
      polygon: true,
      edge: { radius: 6, height: 5 },
    }),
  );

const DIALS: Readonly<Record<string, string>> = { ivory: '#f1ece0', navy: '#1f2c44' };

function metalFor({ options, fabric }: GarmentSpec): Material {
  const gold = fabric === 'gold' || options.case === 'gold';
  return gold ? GOLD : POLISHED;
}

export const watch: GarmentBuilder = (spec) => {
  const { cloth, options, hex, fabric } = spec;
  const metal = metalFor(spec);
  const onBracelet = options.strap === 'bracelet';
  const brushedGold = material('steel', '#d9b166');
  const band = onBracelet ? bracelet(fabric === 'gold' ? brushedGold : STEEL, metal) : strap(cloth);
  const dial = onBracelet ? hex : DIALS[String(options.dial)];
  return {
    parts: [
      ...band,
      ...(options.subdials ? pushers(metal) : []),
      ...caseAndCrown(metal, options.shape === 'rectangle'),
      ...face(dial, metal, options),
    ],
    closeUp: { x: -130, y: -120, w: 280 },
  };
};
