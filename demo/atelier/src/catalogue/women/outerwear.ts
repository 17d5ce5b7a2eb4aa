import { DOUBLE, SINGLE } from '../lapels.ts';
import type { ProductLine } from '../product.ts';

export const coats: readonly ProductLine[] = [
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { short: { length: 'short', doubleBreasted: true, belt: true } },
    fabrics: { gabardine: 'camel stone navy' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { short: { length: 'short', doubleBreasted: true, belt: true, collar: 'leather' } },
    fabrics: { gabardine: 'black olive sage' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: {
      short: {
        length: 'short',
        doubleBreasted: true,
        belt: true,
        shoulders: 'plain',
        pockets: 'flap',
      },
    },
    fabrics: { wool: 'charcoal bordeaux' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { long: { length: 'long', doubleBreasted: true, belt: true } },
    fabrics: { gabardine: 'camel stone navy' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: {
      long: {
        length: 'long',
        doubleBreasted: true,
        belt: true,
        collar: 'leather',
        pockets: 'flap',
      },
    },
    fabrics: { gabardine: 'black olive sage' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { long: { length: 'long', doubleBreasted: true, belt: true, shoulders: 'cape' } },
    fabrics: { wool: 'charcoal bordeaux' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { knee: { length: 'knee', doubleBreasted: true, belt: true } },
    fabrics: { gabardine: 'camel stone navy black blush' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: {
      knee: {
        length: 'knee',
        doubleBreasted: true,
        belt: true,
        shoulders: 'plain',
        pockets: 'flap',
      },
    },
    fabrics: { leather: 'black chocolate cognac bottle' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { knee: { length: 'knee', doubleBreasted: true, belt: true, shoulders: 'cape' } },
    fabrics: { wool: 'rust' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, length: 'long' } },
    fabrics: { wool: 'camel navy black bordeaux' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, lapel: 'shawl', buttons: 0, belt: 'tied', length: 'long' } },
    fabrics: { cashmere: 'ivory blush' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, pockets: 'patch', length: 'long' } },
    fabrics: { check: 'camel' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, collar: 'velvet', length: 'long' } },
    fabrics: { herringbone: 'charcoal chocolate' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, length: 'long' } },
    fabrics: { cashmere: 'chocolate stone', wool: 'camel bottle' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, belt: 'tied', length: 'long' } },
    fabrics: { houndstooth: 'ivory', wool: 'petrol' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, goldButtons: true, pockets: 'patch', length: 'long' } },
    fabrics: { wool: 'sky scarlet' },
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
    fabrics: { wool: 'black navy camel ivory' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { single: { ...SINGLE, buttons: 2, pockets: 'patch' } },
    fabrics: { check: 'bottle', glen: 'grey sand' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { single: { ...SINGLE, buttons: 2, collar: 'velvet', ticket: true } },
    fabrics: { herringbone: 'charcoal chocolate' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { single: { ...SINGLE, buttons: 0, lapel: 'shawl', belt: 'tied' } },
    fabrics: { houndstooth: 'ivory camel' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { double: { ...DOUBLE, buttons: 6, goldButtons: true } },
    fabrics: { pinstripe: 'midnight charcoal', wool: 'black scarlet' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { double: { ...DOUBLE, lapel: 'none', buttons: 6, goldButtons: true } },
    fabrics: { tweed: 'ivory blush navy lilac' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { double: { ...DOUBLE, buttons: 6, goldButtons: true, pockets: 'patch' } },
    fabrics: { check: 'camel' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { double: { ...DOUBLE, buttons: 6, goldButtons: true, belt: 'buckled' } },
    fabrics: { wool: 'bottle ivory' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { tuxedo: { doubleBreasted: false, satinLapel: true, lapel: 'peak', buttons: 2 } },
    fabrics: { wool: 'black ivory' },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { tuxedo: { doubleBreasted: false, satinLapel: true, lapel: 'shawl', buttons: 1 } },
    fabrics: { velvet: 'bordeaux bottle midnight' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim' } },
    fabrics: { denim: 'indigo bleach ink' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim', pockets: 'patch' } },
    fabrics: { denim: 'charcoal ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { suede: { collar: 'suede', pockets: 'patch' } },
    fabrics: { denim: 'indigo ink ivory' },
  },
];
