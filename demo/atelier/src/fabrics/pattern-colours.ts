import type { Colour } from '../catalogue/colours.ts';
import type { FabricName } from './names.ts';

type ColourTable = Partial<Record<Colour, string>>;
const byColour = (table: ColourTable, other: string) => (colour: Colour) => table[colour] ?? other;

/** The second colour of a pattern, by main colour. */
export const SECOND_COLOURS: Partial<Record<FabricName, (colour: Colour) => string>> = {
  acetate: byColour(
    {
      cognac: '#2a160c',
      black: '#0c0b0c',
      champagne: '#7a5632',
      bordeaux: '#240a0e',
      olive: '#1c1b10',
      blush: '#8a5a50',
    },
    '#1b1411',
  ),
  check: byColour({ camel: '#2a1f18', bottle: '#0f1a18', charcoal: '#141416' }, '#222222'),
  denim: byColour({ charcoal: '#77777b', ink: '#7386a6', ivory: '#f7f4ee' }, '#d9dce0'),
  floral: byColour({ midnight: '#d7a7a0', ivory: '#b65c52', bordeaux: '#e5b9a2' }, '#e8d9c8'),
  glen: () => '#2b2927',
  herringbone: byColour({ chocolate: '#a5805c', charcoal: '#a3a4a8', olive: '#b0a878' }, '#d0ccc4'),
  houndstooth: () => '#1d1b1b',
  jacquard: byColour({ champagne: '#8f6e44', midnight: '#b79a5e', petrol: '#c9a86a' }, '#c9a86a'),
  monogram: byColour({ sand: '#6a4a30' }, '#c9a878'),
  oxford: () => '#f4f2ee',
  pinstripe: () => '#e8e0d0',
  shirting: () => '#f5f3ef',
  stripe: byColour({ ivory: '#27324c' }, '#ece5d8'),
  tweed: byColour(
    { ivory: '#2a2a30', blush: '#f0e4d8', navy: '#d9d2c6', lilac: '#efe6ea' },
    '#eeeeee',
  ),
};

/** The third colour of a pattern, the same for every main colour. */
export const THIRD_COLOURS: Partial<Record<FabricName, string>> = {
  check: '#a8322c',
  floral: '#5f7355',
  glen: '#6d86a6',
  tweed: '#c9a45a',
};
