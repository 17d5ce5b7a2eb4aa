import type { Rgb } from './colour.ts';
import type { Path } from './path.ts';

/** What a weave says of one spot of cloth. Reused for every pixel, so weaves write into it. */
export interface Spot {
  /** Multiplies the colour. */
  tone: number;
  /** How much of the second and third colours shows. */
  second: number;
  third: number;
  /** Relief in drawing units. */
  height: number;
  /** Extra gloss. */
  gloss: number;
}

/** `u` across and `v` along the cloth; `pixel` is a pixel's size in the same units. */
export type Weave = (u: number, v: number, spot: Spot, pixel: number) => void;

export interface Finish {
  weave: Weave | null;
  /** Size of the weave. */
  size: number;
  relief: number;
  highlight: number;
  polish: number;
  /** How much of the studio is mirrored, and how sharply. */
  mirror: number;
  rough: number;
  metal: number;
  /** Light caught by standing fibres. */
  sheen: number;
  /** How much highlights take the cloth's colour. */
  tint: number;
  saturation: number;
  exposure: number;
  occlusion: number;
  /** Multiplies rounded edges of cloth that is pressed flat; 1 for soft things. */
  crisp: number;
  /** Whether the cloth counts as pressed: edges are tighter too. */
  pressed: boolean;
  /** Multiplies folds: heavy cloth folds deeper. */
  drape: number;
}

export interface Material extends Finish {
  colour: Rgb;
  second: Rgb;
  third: Rgb;
}

/** A ridge or, with negative height, a furrow along a line. */
export interface Fold {
  line: Path;
  width: number;
  height: number;
  /** Steeper on one side: -1..1. */
  lean?: number;
  /** The share of the length over which it rises and dies away. */
  rise?: number;
  fall?: number;
  /** Widens along its length. */
  grow?: number;
}

export interface Line {
  line: Path;
  width: number;
  closed?: boolean;
  colour?: Rgb;
  tone?: number;
  height?: number;
  soft?: number;
  opacity?: number;
  /** On and off, for stitches. */
  dash?: readonly [number, number];
}

export interface Decal {
  outline: Path;
  colour?: Rgb;
  tone?: number;
  height?: number;
  soft?: number;
  opacity?: number;
}

export interface Shadow {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

export interface Swell {
  radius: number;
  height: number;
  /** Round in both directions; a large swell is otherwise a cylinder that keeps its hem flat. */
  evenly?: boolean;
}

export interface Part {
  outline: Path;
  material: Material;
  /** The outline is a polygon already. */
  polygon?: boolean;
  cut?: readonly Path[];
  swell?: Swell | null;
  edge?: { radius: number; height: number } | null;
  shadow?: Shadow | null;
  /** Extra height at (u, v) of the part, for pleats and drapes. */
  field?: (u: number, v: number) => number;
  /** How much of a long hem is kept out of the field's fit. */
  hem?: number;
  folds?: readonly Fold[];
  lines?: readonly Line[];
  decals?: readonly Decal[];
  wrinkle?: number;
  seed?: number;
  /** Turns the cloth. */
  grain?: number;
  /** Where the cloth's pattern starts across. */
  axis?: number;
  /** Spreads the pattern towards the hem. */
  flare?: number;
  flareFrom?: number;
  /** How far relief bends the pattern. */
  warp?: number;
  /** Share of the wearer's volume below this part. */
  body?: number;
  alpha?: number;
}
