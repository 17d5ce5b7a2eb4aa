import type { Line } from '../piece.ts';

export const shoes: readonly Line[] = [
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { stiletto: { heel: 'stiletto', toe: 'pointed' } },
    cloths: {
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
    cloths: { calf: 'ivory chocolate', patent: 'black', satin: 'lilac', suede: 'sage' },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { bow: { heel: 'kitten', toe: 'pointed', bow: true } },
    cloths: { satin: 'black champagne rose' },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { capToe: { heel: 'kitten', toe: 'pointed', toeCap: 'black' } },
    cloths: { calf: 'sand rose', suede: 'sky' },
  },
  {
    silhouette: 'loafer',
    kind: 'loafer',
    styles: { horsebit: { trim: 'horsebit', hardware: 'gold' } },
    cloths: {
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
    cloths: { calf: 'black chocolate ivory', croc: 'bordeaux', suede: 'camel sage' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { low: { height: 'low', sole: 'white' } },
    cloths: { calf: 'ivory blush', canvas: 'butter', suede: 'sage rose' },
  },
];
