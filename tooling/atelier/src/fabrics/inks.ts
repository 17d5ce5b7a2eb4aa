import type { Colour } from '../catalogue/colours.ts';
import type { FabricName } from './names.ts';

type Pick = Partial<Record<Colour, string>>;
const one = (picks: Pick, other: string) => (colour: Colour) => picks[colour] ?? other;

/** What a patterned cloth adds to its main colour. */
export const SECOND: Partial<Record<FabricName, (colour: Colour) => string>> = {
  acetate: one(
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
  check: one({ camel: '#2a1f18', bottle: '#0f1a18', charcoal: '#141416' }, '#222222'),
  denim: one({ charcoal: '#77777b', ink: '#7386a6', ivory: '#f7f4ee' }, '#d9dce0'),
  floral: one({ midnight: '#d7a7a0', ivory: '#b65c52', bordeaux: '#e5b9a2' }, '#e8d9c8'),
  glen: () => '#2b2927',
  herringbone: one({ chocolate: '#a5805c', charcoal: '#a3a4a8', olive: '#b0a878' }, '#d0ccc4'),
  houndstooth: () => '#1d1b1b',
  jacquard: one({ champagne: '#8f6e44', midnight: '#b79a5e', petrol: '#c9a86a' }, '#c9a86a'),
  monogram: one({ sand: '#6a4a30' }, '#c9a878'),
  oxford: () => '#f4f2ee',
  pinstripe: () => '#e8e0d0',
  shirting: () => '#f5f3ef',
  stripe: one({ ivory: '#27324c' }, '#ece5d8'),
  tweed: one({ ivory: '#2a2a30', blush: '#f0e4d8', navy: '#d9d2c6', lilac: '#efe6ea' }, '#eeeeee'),
};

/** A third thread, the same on every ground. */
export const THIRD: Partial<Record<FabricName, string>> = {
  check: '#a8322c',
  floral: '#5f7355',
  glen: '#6d86a6',
  tweed: '#c9a45a',
};
