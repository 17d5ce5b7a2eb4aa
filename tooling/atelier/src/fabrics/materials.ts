import { COLOURS, type Colour } from '../catalogue/colours.ts';
import { linear, luminance, times } from '../engine/colour.ts';
import type { Finish, Material } from '../engine/part.ts';
import { FINISHES, type FinishName, type Traits } from './finishes.ts';
import { SECOND, THIRD } from './inks.ts';
import type { FabricName } from './names.ts';

/** Very dark cloth is lit a little more, or its folds would drown. */
const lift = (light: number) => (light < 0.05 ? 1 + (0.05 - light) * 9 : 1);

/** On dark silk the studio's mirror image is so much brighter than the dye that it must give way. */
const subdue = (light: number) => (light < 0.06 ? 0.5 + 8 * light : 1);

export function material(
  finish: FinishName,
  hex: string,
  second = hex,
  third = second,
  traits: Traits = {},
): Material {
  const colour = linear(hex);
  const base: Finish = FINISHES[finish];
  const light = luminance(colour);
  const soften = base.pressed ? subdue(light) : 1;
  return {
    ...base,
    mirror: base.mirror * soften,
    highlight: base.highlight * soften,
    exposure: base.exposure === 1 ? lift(light) : base.exposure,
    ...traits,
    colour,
    second: linear(second),
    third: linear(third),
  };
}

/** The same material in shadow: linings, insides, far sides. */
export const dim = (m: Material, k: number): Material => ({
  ...m,
  colour: times(m.colour, k),
  second: times(m.second, k),
  third: times(m.third, k),
});

const finishOf: Partial<Record<FabricName, FinishName>> = { gold: 'metal', silver: 'metal' };

/** The cloth of a piece, in its colour, with the colours its pattern brings along. */
export function fabric(name: FabricName, colour: Colour, traits: Traits = {}): Material {
  const hex = COLOURS[colour];
  const second = SECOND[name]?.(colour) ?? hex;
  return material(finishOf[name] ?? (name as FinishName), hex, second, THIRD[name], traits);
}

export const GOLD = material('metal', '#e2b866');
export const SILVER = material('metal', '#d9dade');
export const GUNMETAL = material('metal', '#7d7a78');
