import type { ProductLine } from '../product.ts';

export const dresses: readonly ProductLine[] = [
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { cowl: { neck: 'cowl', length: 'midi', straps: 'fine' } },
    fabrics: { satin: 'champagne black blush bottle ivory rust petrol lilac', velvet: 'bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { v: { neck: 'v', length: 'midi', straps: 'fine' } },
    fabrics: {
      floral: 'midnight ivory bordeaux',
      jacquard: 'champagne midnight',
      satin: 'sky sage rose navy',
    },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { straight: { neck: 'straight', length: 'knee', straps: 'fine' } },
    fabrics: { floral: 'midnight ivory', satin: 'blush petrol', velvet: 'bottle bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { mini: { neck: 'v', length: 'mini', straps: 'fine' } },
    fabrics: { floral: 'bordeaux', jacquard: 'midnight', satin: 'lilac ivory', velvet: 'midnight' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { oneShoulder: { neck: 'oneShoulder', skirt: 'full' } },
    fabrics: {
      crepe: 'ivory cobalt',
      satin: 'bottle scarlet midnight champagne black',
      velvet: 'bordeaux',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { halter: { neck: 'halter', skirt: 'full' } },
    fabrics: {
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
    fabrics: {
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
    fabrics: { crepe: 'ivory cobalt', satin: 'black champagne midnight', velvet: 'bottle' },
  },
];
