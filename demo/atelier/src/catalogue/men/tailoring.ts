import { DOUBLE, SINGLE } from '../lapels.ts';
import type { ProductLine } from '../product.ts';

export const tailoring: readonly ProductLine[] = [
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, buttons: 2 } },
    fabrics: {
      flannel: 'grey',
      gabardine: 'sand',
      glen: 'stone',
      herringbone: 'olive',
      pinstripe: 'midnight',
      velvet: 'chocolate',
      wool: 'navy charcoal black',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { double: { ...DOUBLE, buttons: 6 } },
    fabrics: { flannel: 'charcoal', gabardine: 'stone', pinstripe: 'charcoal', wool: 'navy' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { dinner: { doubleBreasted: false, lapel: 'peak', satinLapel: true, buttons: 1 } },
    fabrics: { velvet: 'petrol rust', wool: 'black midnight' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, buttons: 3, length: 'long' } },
    fabrics: {
      cashmere: 'stone',
      check: 'charcoal',
      herringbone: 'grey',
      wool: 'camel charcoal navy',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, buttons: 6, length: 'long' } },
    fabrics: { flannel: 'grey', wool: 'bottle olive chocolate' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { raglan: { collar: 'point', fly: 'hidden', length: 'knee' } },
    fabrics: {
      gabardine: 'stone navy olive',
      glen: 'grey',
      leather: 'black chocolate',
      wool: 'camel bottle',
    },
  },
];

export const jackets: readonly ProductLine[] = [
  {
    silhouette: 'bomber',
    kind: 'bomber',
    styles: { zip: { closure: 'zip', hem: 'ribbed' } },
    fabrics: {
      leather: 'black chocolate',
      nylon: 'olive navy rust',
      suede: 'camel sand',
      wool: 'bordeaux charcoal',
    },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { collar: { hood: false, length: 'short' } },
    fabrics: { nylon: 'navy olive rust stone' },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { hooded: { hood: true, length: 'hip' } },
    fabrics: { nylon: 'charcoal petrol' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { shearling: { collar: 'shearling' } },
    fabrics: { denim: 'indigo ink charcoal' },
  },
];
