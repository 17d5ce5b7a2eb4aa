import { DOUBLE, SINGLE } from '../lapels.ts';
import type { Line } from '../piece.ts';

export const coats: readonly Line[] = [
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: {
      short: { length: 'short', doubleBreasted: true, belt: true },
      long: { length: 'long', doubleBreasted: true, belt: true },
    },
    cloths: { gabardine: 'camel stone navy black olive sage', wool: 'charcoal bordeaux' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { knee: { length: 'knee', doubleBreasted: true, belt: true } },
    cloths: {
      gabardine: 'camel stone navy black blush',
      leather: 'black chocolate cognac bottle',
      wool: 'rust',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, length: 'long' } },
    cloths: {
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
    cloths: {
      cashmere: 'chocolate stone',
      houndstooth: 'ivory',
      wool: 'camel bottle sky petrol scarlet',
    },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { collar: { hood: false, length: 'short' }, hooded: { hood: true, length: 'hip' } },
    cloths: { nylon: 'black ivory bordeaux champagne' },
  },
];

export const jackets: readonly Line[] = [
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { single: { ...SINGLE, buttons: 2 } },
    cloths: {
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
    cloths: {
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
    cloths: { velvet: 'bordeaux bottle midnight', wool: 'black ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim' } },
    cloths: { denim: 'indigo bleach ink charcoal ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { suede: { collar: 'suede' } },
    cloths: { denim: 'indigo ink ivory' },
  },
];
