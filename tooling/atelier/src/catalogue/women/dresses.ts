import type { Line } from '../piece.ts';

export const dresses: readonly Line[] = [
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { cowl: { neck: 'cowl', length: 'midi', straps: 'fine' } },
    cloths: { satin: 'champagne black blush bottle ivory rust petrol lilac', velvet: 'bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { v: { neck: 'v', length: 'midi', straps: 'fine' } },
    cloths: {
      floral: 'midnight ivory bordeaux',
      jacquard: 'champagne midnight',
      satin: 'sky sage rose navy',
    },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { straight: { neck: 'straight', length: 'knee', straps: 'fine' } },
    cloths: { floral: 'midnight ivory', satin: 'blush petrol', velvet: 'bottle bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { mini: { neck: 'v', length: 'mini', straps: 'fine' } },
    cloths: { floral: 'bordeaux', jacquard: 'midnight', satin: 'lilac ivory', velvet: 'midnight' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { oneShoulder: { neck: 'oneShoulder', skirt: 'full' } },
    cloths: {
      crepe: 'ivory cobalt',
      satin: 'bottle scarlet midnight champagne black',
      velvet: 'bordeaux',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { halter: { neck: 'halter', skirt: 'full' } },
    cloths: {
      floral: 'ivory midnight',
      jacquard: 'petrol champagne',
      satin: 'scarlet black',
      velvet: 'midnight',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { sweetheart: { neck: 'sweetheart', skirt: 'grand' } },
    cloths: {
      crepe: 'ivory black',
      floral: 'midnight',
      satin: 'bottle champagne rose',
      velvet: 'bordeaux',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { column: { neck: 'halter', skirt: 'column' } },
    cloths: { crepe: 'ivory cobalt', satin: 'black champagne midnight', velvet: 'bottle' },
  },
];
