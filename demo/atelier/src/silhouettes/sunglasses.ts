import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, path, place } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting } from '../parts/hardware.ts';

const sparse = (points: Path) => points.filter((_, i) => i % 4 === 0);

/** The right lens of each frame. */
const LENSES: Readonly<Record<string, Path>> = {
  butterfly: path`62,530 112,466 232,446 336,440! 336,560 300,664 196,704 92,664`,
  aviator: path`74,486 180,470 300,478! 314,540 284,640 214,684 130,650 84,570`,
  catEye: path`70,540 120,492 230,480 318,470! 310,560 262,642 180,668 100,634`,
  square: path`66,500 110,480 260,478 304,500 300,600 272,656 120,662 78,620`,
  round: sparse(ellipse(185, 570, 106, 98)),
  oval: sparse(ellipse(188, 566, 118, 74)),
};
const TINTS: Readonly<Record<string, string>> = {
  butterfly: '#8a4a52',
  aviator: '#6b5a34',
  catEye: '#3b3a36',
  square: '#5a4a38',
  round: '#3d4a42',
  oval: '#6a3f3a',
};

const temple = (frame: Material): Part => ({
  outline: ribbon(path`312,506 320,490 250,476 -40,500 -210,556`, (t) => 17 - 5 * t),
  polygon: true,
  material: darken(frame, 0.8),
  swell: null,
  edge: { radius: 7, height: 5 },
  shadow: { dx: 6, dy: 12, blur: 10, opacity: 0.35 },
});

/** Lenses in another colour than is usual for the frame. */
const LENS_COLOURS: Readonly<Record<string, string>> = { amber: '#b07a34', blue: '#4a6486' };

function eye(style: string, frame: Material, tint: string): Part[] {
  const lens = LENSES[style];
  const curved = style === 'round' || style === 'oval';
  const grow = (scale: number) => place(lens, { origin: [186, 568], scale });
  const glass = material('glass', tint, undefined, undefined, {
    mirror: 0.22,
    highlight: 0.25,
    rough: 0.2,
  });
  const glare = material('glass', '#ffffff', undefined, undefined, { highlight: 0, mirror: 0 });
  return [
    {
      outline: grow(1.02),
      material: glass,
      alpha: 0.9,
      swell: { radius: 30, height: 16, evenly: true },
      edge: null,
      shadow: null,
      decals: [{ outline: path`40,430! 340,430! 340,540! 40,560!`, tone: 0.42, soft: 40 }],
    },
    {
      outline: grow(curved ? 1.2 : 1.17),
      cut: [grow(0.98)],
      material: frame,
      swell: null,
      edge: { radius: 13, height: 9 },
      shadow: { dx: 5, dy: 9, blur: 7, opacity: 0.35 },
      axis: 60,
    },
    {
      outline: path`90,640 190,500 226,500 120,650`,
      material: glare,
      alpha: 0.07,
      swell: null,
      edge: null,
      shadow: null,
    },
    fitting(rounded(style === 'round' ? 276 : 296, 506, 16, 7, 3), GOLD, {
      polygon: true,
      edge: { radius: 2, height: 2 },
    }),
  ];
}

/** The left half is an exact mirror image, unlike that of garments. */
const mirrored = (part: Part): Part => ({
  ...part,
  outline: mirror(part.outline),
  ...(part.cut ? { cut: part.cut.map(mirror) } : {}),
  ...(part.decals
    ? { decals: part.decals.map((d) => ({ ...d, outline: mirror(d.outline) })) }
    : {}),
  axis: -(part.axis ?? 0),
});

export const sunglasses: GarmentBuilder = ({ cloth, options }) => {
  const style = String(options.frame);
  const tint = LENS_COLOURS[String(options.lens)] ?? TINTS[style];
  const right = [temple(cloth), ...eye(style, cloth, tint)];
  const bar = fitting(ribbon(path`-112,486 0,478 112,486`, 12), GOLD, {
    polygon: true,
    edge: { radius: 5, height: 5 },
  });
  const bridge: Part = {
    outline: path`-74,530 0,508 74,530 70,558 0,534 -70,558`,
    material: cloth,
    swell: null,
    edge: { radius: 10, height: 7 },
    shadow: { dx: 4, dy: 8, blur: 6, opacity: 0.3 },
  };
  return {
    parts: [
      right[0],
      mirrored(right[0]),
      ...right.slice(1),
      ...right.slice(1).map(mirrored),
      bridge,
      ...(options.bridge === 'bar' ? [bar] : []),
    ],
    closeUp: { x: 150, y: 420, w: 220 },
  };
};
