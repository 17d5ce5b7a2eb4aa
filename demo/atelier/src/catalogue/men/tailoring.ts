import { DOUBLE, SINGLE } from '../lapels.ts';
import type { ProductLine } from '../product.ts';

export const tailoring: readonly ProductLine[] = [
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, buttons: 2 } },
    fabrics: { wool: 'navy charcoal black' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, buttons: 2, pockets: 'patch' } },
    fabrics: { flannel: 'grey', gabardine: 'sand' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, buttons: 3, ticket: true } },
    fabrics: { glen: 'stone', herringbone: 'olive' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, lapel: 'peak', buttons: 1 } },
    fabrics: { pinstripe: 'midnight' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: { ...SINGLE, lapel: 'shawl', buttons: 1 } },
    fabrics: { velvet: 'chocolate' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { double: { ...DOUBLE, buttons: 6 } },
    fabrics: { flannel: 'charcoal', pinstripe: 'charcoal' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { double: { ...DOUBLE, buttons: 6, goldButtons: true } },
    fabrics: { wool: 'navy' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { double: { ...DOUBLE, buttons: 6, pockets: 'patch' } },
    fabrics: { gabardine: 'stone' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { dinner: { doubleBreasted: false, satinLapel: true, buttons: 1, lapel: 'peak' } },
    fabrics: { wool: 'black midnight' },
  },
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { dinner: { doubleBreasted: false, satinLapel: true, buttons: 1, lapel: 'shawl' } },
    fabrics: { velvet: 'petrol rust' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, buttons: 3, length: 'long' } },
    fabrics: { wool: 'camel charcoal navy' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, buttons: 3, collar: 'velvet', length: 'long' } },
    fabrics: { herringbone: 'grey' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, buttons: 3, pockets: 'patch', length: 'long' } },
    fabrics: { check: 'charcoal' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, lapel: 'shawl', buttons: 0, belt: 'tied', length: 'long' } },
    fabrics: { cashmere: 'stone' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, buttons: 6, length: 'long' } },
    fabrics: { wool: 'bottle chocolate' },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, buttons: 6, belt: 'buckled', length: 'long' } },
    fabrics: { flannel: 'grey', wool: 'olive' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { raglan: { collar: 'point', fly: 'hidden', length: 'knee' } },
    fabrics: { gabardine: 'stone navy olive', glen: 'grey' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { raglan: { collar: 'point', fly: 'hidden', length: 'knee', belt: 'tied' } },
    fabrics: { leather: 'black chocolate' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { raglan: { collar: 'point', fly: 'hidden', length: 'knee', pockets: 'patch' } },
    fabrics: { wool: 'camel bottle' },
  },
];

export const jackets: readonly ProductLine[] = [
  {
    silhouette: 'bomber',
    kind: 'bomber',
    styles: { zip: { closure: 'zip', hem: 'ribbed' } },
    fabrics: { leather: 'black chocolate', nylon: 'navy' },
  },
  {
    silhouette: 'bomber',
    kind: 'bomber',
    styles: { zip: { closure: 'zip', hem: 'ribbed', pockets: 'patch' } },
    fabrics: { nylon: 'olive rust' },
  },
  {
    silhouette: 'bomber',
    kind: 'bomber',
    styles: { zip: { closure: 'zip', hem: 'ribbed', collar: 'shirt' } },
    fabrics: { suede: 'camel sand' },
  },
  {
    silhouette: 'bomber',
    kind: 'bomber',
    styles: { zip: { closure: 'snaps', hem: 'ribbed', sleeves: 'leather' } },
    fabrics: { wool: 'bordeaux charcoal' },
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
