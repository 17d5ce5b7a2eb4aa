import type { ProductLine } from '../product.ts';

export const shirts: readonly ProductLine[] = [
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { spread: { collar: 'spread', cut: 'straight' } },
    fabrics: { poplin: 'white sky midnight', shirting: 'sky rose bottle' },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { buttonDown: { collar: 'buttonDown', cut: 'straight', pockets: 1 } },
    fabrics: {
      check: 'camel bottle',
      corduroy: 'rust olive',
      denim: 'indigo bleach',
      oxford: 'sky sage',
    },
  },
  {
    silhouette: 'polo',
    kind: 'polo',
    styles: { short: { sleeve: 'short', buttons: 3 } },
    fabrics: { knit: 'camel petrol', pique: 'navy white bottle bordeaux sky', stripe: 'navy' },
  },
];

export const knits: readonly ProductLine[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', cut: 'straight' } },
    fabrics: {
      cable: 'stone navy',
      cashmere: 'grey bottle',
      knit: 'navy rust charcoal',
      stripe: 'bottle',
    },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { roll: { neck: 'roll', cut: 'straight' } },
    fabrics: { cable: 'charcoal', knit: 'olive', rib: 'ivory navy' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { v: { neck: 'v', cut: 'straight' } },
    fabrics: { cashmere: 'camel', knit: 'bordeaux navy' },
  },
  {
    silhouette: 'cardigan',
    kind: 'cardigan',
    styles: { v: { neck: 'v', length: 'hip', pockets: 2 } },
    fabrics: { cable: 'ivory', knit: 'charcoal bottle camel', rib: 'navy' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew', cut: 'straight' } },
    fabrics: { jersey: 'grey navy ivory olive' },
  },
];

export const trousers: readonly ProductLine[] = [
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { tailored: { leg: 'straight', pleats: true, cut: 'straight' } },
    fabrics: { glen: 'stone', pinstripe: 'charcoal', wool: 'grey' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: {
      tailored: { leg: 'straight', pleats: true, cut: 'straight', turnUp: true, tabs: true },
    },
    fabrics: { flannel: 'charcoal', wool: 'navy chocolate' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { chino: { leg: 'tapered', pleats: false, cut: 'straight' } },
    fabrics: { gabardine: 'sand navy' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { chino: { leg: 'tapered', pleats: false, cut: 'straight', pockets: 'cargo' } },
    fabrics: { gabardine: 'olive stone' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { chino: { leg: 'tapered', pleats: false, cut: 'straight', pockets: 'jeans' } },
    fabrics: { denim: 'indigo ink' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { chino: { leg: 'tapered', pleats: false, cut: 'straight', turnUp: true } },
    fabrics: { corduroy: 'rust chocolate' },
  },
];
