import type { Rgb } from './colour.ts';
import type { Path } from './path.ts';

/** The output of a weave for one point of fabric. The object is reused for every pixel. */
export interface WeaveSample {
  /** Multiplies the colour. */
  tone: number;
  /** The share of the length over which the fold rises and fades. */
  second: number;
  third: number;
  /** Relief in drawing units. */
  height: number;
  /** Extra gloss. */
  gloss: number;
}

/**
 * `u` runs across the fabric and `v` along it; `pixel` is the size of a pixel in the same units.
 */
export type Weave = (u: number, v: number, sample: WeaveSample, pixel: number) => void;

export interface Finish {
  weave: Weave | null;
  /** Size of the weave. */
  size: number;
  relief: number;
  highlight: number;
  polish: number;
  /** The strength and the roughness of the studio reflection. */
  mirror: number;
  rough: number;
  metal: number;
  /** Rim light on raised fibres. */
  sheen: number;
  /** How much highlights are tinted by the fabric colour. */
  tint: number;
  saturation: number;
  exposure: number;
  occlusion: number;
  /** Multiplies the height of rounded edges: below 1 for pressed fabric. */
  crisp: number;
  /** Pressed fabric has narrower edges too. */
  pressed: boolean;
  /** Multiplies the height of folds: heavy fabric folds deeper. */
  drape: number;
}

export interface Material extends Finish {
  colour: Rgb;
  second: Rgb;
  third: Rgb;
}

/** A ridge along a line, or a furrow when the height is negative. */
export interface Fold {
  line: Path;
  width: number;
  height: number;
  /** Asymmetry from -1 to 1: steeper on one side. */
  lean?: number;
  /** The share of the length over which it rises and dies away. */
  rise?: number;
  fall?: number;
  /** Widens along the line. */
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
  /** Lengths of stitch and gap. */
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
  /** Rounded in both directions; a large swell otherwise keeps its hem flat. */
  evenly?: boolean;
}

export interface Part {
  outline: Path;
  material: Material;
  /** Whether the outline is a polygon already. */
  polygon?: boolean;
  cut?: readonly Path[];
  swell?: Swell | null;
  edge?: { radius: number; height: number } | null;
  shadow?: Shadow | null;
  /** Extra height at (u, v) of the part, for pleats and drapes. */
  field?: (u: number, v: number) => number;
  /** The height of the hem that row ends ignore. */
  hem?: number;
  folds?: readonly Fold[];
  lines?: readonly Line[];
  decals?: readonly Decal[];
  wrinkle?: number;
  seed?: number;
  /** Rotation of the fabric in radians. */
  grain?: number;
  /** The x of the pattern origin. */
  axis?: number;
  /** Spreads the pattern towards the hem. */
  flare?: number;
  flareFrom?: number;
  /** How much the relief displaces the pattern. */
  warp?: number;
  /** The share of the body height field below this part. */
  body?: number;
  alpha?: number;
}
