import type { ProductLine } from '../product.ts';

export const shoes: readonly ProductLine[] = [
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { stiletto: { heel: 'stiletto', toe: 'pointed' } },
    fabrics: {
      calf: 'blush cognac petrol',
      croc: 'chocolate',
      patent: 'black scarlet ivory',
      satin: 'champagne bottle cobalt',
      suede: 'bordeaux',
    },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { kitten: { heel: 'kitten', toe: 'pointed' } },
    fabrics: { calf: 'ivory chocolate', patent: 'black', satin: 'lilac', suede: 'sage' },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { bow: { heel: 'kitten', toe: 'pointed', bow: true } },
    fabrics: { satin: 'black champagne rose' },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { capToe: { heel: 'kitten', toe: 'pointed', toeCap: 'black' } },
    fabrics: { calf: 'sand rose', suede: 'sky' },
  },
  {
    silhouette: 'loafer',
    kind: 'loafer',
    styles: { horsebit: { trim: 'horsebit', hardware: 'gold' } },
    fabrics: {
      calf: 'black bordeaux ivory',
      croc: 'bottle',
      patent: 'rose scarlet',
      suede: 'camel',
    },
  },
  {
    silhouette: 'boot',
    kind: 'boot',
    styles: { heeled: { height: 'ankle', heel: 'block', zip: true } },
    fabrics: { calf: 'black chocolate ivory', croc: 'bordeaux', suede: 'camel sage' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { low: { height: 'low', sole: 'white' } },
    fabrics: { calf: 'ivory blush', canvas: 'butter', suede: 'sage rose' },
  },
];
