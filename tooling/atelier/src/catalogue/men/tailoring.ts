import { DOUBLE, SINGLE } from '../lapels.ts';
import type { Line } from '../piece.ts';

export const tailoring: readonly Line[] = [
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, buttons: 2 } },
    cloths: {
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
    cloths: { flannel: 'charcoal', gabardine: 'stone', pinstripe: 'charcoal', wool: 'navy' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { dinner: { doubleBreasted: false, lapel: 'peak', satinLapel: true, buttons: 1 } },
    cloths: { velvet: 'petrol rust', wool: 'black midnight' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, buttons: 3, length: 'long' } },
    cloths: {
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
    cloths: { flannel: 'grey', wool: 'bottle olive chocolate' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { raglan: { collar: 'point', fly: 'hidden', length: 'knee' } },
    cloths: {
      gabardine: 'stone navy olive',
      glen: 'grey',
      leather: 'black chocolate',
      wool: 'camel bottle',
    },
  },
];

export const jackets: readonly Line[] = [
  {
    silhouette: 'bomber',
    kind: 'bomber',
    styles: { zip: { closure: 'zip', hem: 'ribbed' } },
    cloths: {
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
    cloths: { nylon: 'navy olive rust stone' },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { hooded: { hood: true, length: 'hip' } },
    cloths: { nylon: 'charcoal petrol' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { shearling: { collar: 'shearling' } },
    cloths: { denim: 'indigo ink charcoal' },
  },
];
