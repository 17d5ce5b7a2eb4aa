import type { Colour } from '../catalogue/colours.ts';
import type { Gender } from '../catalogue/genders.ts';
import type { Product } from '../catalogue/product.ts';
import { linear, luminance } from '../engine/colour.ts';

export interface Outfit {
  coat: string;
  trousers: string;
  /** The colour of the trousers, which are quiet whatever the product is. */
  colour: Colour;
}

/** What the form wears: a pale coat behind dark bags, a dark one behind pale bags. */
const OUTFITS: Readonly<Record<Gender, { pale: Outfit; dark: Outfit }>> = {
  women: {
    pale: {
      coat: 'women-coat-double-cashmere-stone',
      trousers: 'women-trousers-straight-flannel-petrol',
      colour: 'charcoal',
    },
    dark: {
      coat: 'women-coat-single-herringbone-charcoal',
      trousers: 'women-trousers-straight-flannel-petrol',
      colour: 'black',
    },
  },
  men: {
    pale: {
      coat: 'men-coat-single-cashmere-stone',
      trousers: 'men-trousers-tailored-wool-grey',
      colour: 'grey',
    },
    dark: {
      coat: 'men-coat-single-wool-charcoal',
      trousers: 'men-trousers-tailored-wool-grey',
      colour: 'black',
    },
  },
  kids: {
    pale: {
      coat: 'kids-duffle-coat-toggle-wool-grey',
      trousers: 'kids-trousers-pull-gabardine-navy',
      colour: 'navy',
    },
    dark: {
      coat: 'kids-duffle-coat-toggle-wool-navy',
      trousers: 'kids-trousers-pull-gabardine-navy',
      colour: 'grey',
    },
  },
};

export function outfitFor({ gender, colourHex }: Product): Outfit {
  const isPale = luminance(linear(colourHex)) > 0.3;
  return OUTFITS[gender][isPale ? 'dark' : 'pale'];
}
