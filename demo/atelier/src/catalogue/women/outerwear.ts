import { DOUBLE, SINGLE } from '../lapels.ts';
import type { ProductLine } from '../product.ts';

export const coats: readonly ProductLine[] = [
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: {
      short: { length: 'short', doubleBreasted: true, belt: true },
      long: { length: 'long', doubleBreasted: true, belt: true },
    },
    fabrics: { gabardine: 'camel stone navy black olive sage', wool: 'charcoal bordeaux' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { knee: { length: 'knee', doubleBreasted: true, belt: true } },
    fabrics: {
      gabardine: 'camel stone navy black blush',
      leather: 'black chocolate cognac bottle',
      wool: 'rust',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, length: 'long' } },
    fabrics: {
      cashmere: 'ivory blush',
      check: 'camel',
      herringbone: 'charcoal chocolate',
      wool: 'camel navy black bordeaux',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, length: 'long' } },
    fabrics: {
      cashmere: 'chocolate stone',
      houndstooth: 'ivory',
      wool: 'camel bottle sky petrol scarlet',
    },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { collar: { hood: false, length: 'short' }, hooded: { hood: true, length: 'hip' } },
    fabrics: { nylon: 'black ivory bordeaux champagne' },
  },
];

export const jackets: readonly ProductLine[] = [
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { single: { ...SINGLE, buttons: 2 } },
    fabrics: {
      check: 'bottle',
      glen: 'grey sand',
      herringbone: 'charcoal chocolate',
      houndstooth: 'ivory camel',
      wool: 'black navy camel ivory',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { double: { ...DOUBLE, buttons: 6, goldButtons: true } },
    fabrics: {
      check: 'camel',
      pinstripe: 'midnight charcoal',
      tweed: 'ivory blush navy lilac',
      wool: 'black ivory bottle scarlet',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { tuxedo: { doubleBreasted: false, lapel: 'peak', satinLapel: true, buttons: 2 } },
    fabrics: { velvet: 'bordeaux bottle midnight', wool: 'black ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim' } },
    fabrics: { denim: 'indigo bleach ink charcoal ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { suede: { collar: 'suede' } },
    fabrics: { denim: 'indigo ink ivory' },
  },
];
