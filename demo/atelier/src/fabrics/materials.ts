import { COLOURS, type Colour } from '../catalogue/colours.ts';
import { linear, luminance, times } from '../engine/colour.ts';
import type { Finish, Material } from '../engine/part.ts';
import { FINISHES, type FinishName, type FinishOverrides } from './finishes.ts';
import type { FabricName } from './names.ts';
import { SECOND_COLOURS, THIRD_COLOURS } from './pattern-colours.ts';

/** Exposes very dark fabric a little more, so that its folds stay visible. */
const exposureFor = (light: number) => (light < 0.05 ? 1 + (0.05 - light) * 9 : 1);

/** Reduces the reflection on dark silk, which would hide its colour. */
const reflectionFor = (light: number) => (light < 0.06 ? 0.5 + 8 * light : 1);

export function material(
  finish: FinishName,
  hex: string,
  second = hex,
  third = second,
  overrides: FinishOverrides = {},
): Material {
  const colour = linear(hex);
  const base: Finish = FINISHES[finish];
  const light = luminance(colour);
  const soften = base.pressed ? reflectionFor(light) : 1;
  return {
    ...base,
    mirror: base.mirror * soften,
    highlight: base.highlight * soften,
    exposure: base.exposure === 1 ? exposureFor(light) : base.exposure,
    ...overrides,
    colour,
    second: linear(second),
    third: linear(third),
  };
}

/** The same material darkened, for linings, insides and far sides. */
export const darken = (m: Material, k: number): Material => ({
  ...m,
  colour: times(m.colour, k),
  second: times(m.second, k),
  third: times(m.third, k),
});

const finishOf: Partial<Record<FabricName, FinishName>> = { gold: 'metal', silver: 'metal' };

/** The material of a fabric in a colour, with the other colours of its pattern. */
export function fabric(
  name: FabricName,
  colour: Colour,
  overrides: FinishOverrides = {},
): Material {
  const hex = COLOURS[colour];
  const second = SECOND_COLOURS[name]?.(colour) ?? hex;
  return material(
    finishOf[name] ?? (name as FinishName),
    hex,
    second,
    THIRD_COLOURS[name],
    overrides,
  );
}

export const GOLD = material('metal', '#e2b866');
export const SILVER = material('metal', '#d9dade');
export const GUNMETAL = material('metal', '#7d7a78');
