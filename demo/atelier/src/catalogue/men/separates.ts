import type { ProductLine } from '../product.ts';

export const shirts: readonly ProductLine[] = [
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { spread: { collar: 'spread', cut: 'straight' } },
    fabrics: { poplin: 'white sky midnight' },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { spread: { collar: 'spread', cut: 'straight', contrast: true } },
    fabrics: { shirting: 'sky rose bottle' },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { buttonDown: { collar: 'buttonDown', cut: 'straight', pockets: 1 } },
    fabrics: { check: 'camel bottle', oxford: 'sky sage' },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { buttonDown: { collar: 'buttonDown', cut: 'straight', pockets: 2, front: 'western' } },
    fabrics: { corduroy: 'rust olive', denim: 'indigo bleach' },
  },
  {
    silhouette: 'polo',
    kind: 'polo',
    styles: { short: { sleeve: 'short', buttons: 3 } },
    fabrics: { pique: 'white sky', stripe: 'navy' },
  },
  {
    silhouette: 'polo',
    kind: 'polo',
    styles: { short: { sleeve: 'short', buttons: 3, tipped: true } },
    fabrics: { pique: 'navy bottle bordeaux' },
  },
  {
    silhouette: 'polo',
    kind: 'polo',
    styles: { short: { sleeve: 'short', buttons: 0, zip: true } },
    fabrics: { knit: 'camel petrol' },
  },
];

export const knits: readonly ProductLine[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', cut: 'straight' } },
    fabrics: { cable: 'stone navy', cashmere: 'grey bottle' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', cut: 'straight', pocket: true } },
    fabrics: { knit: 'navy charcoal' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', cut: 'straight', motif: 'yoke' } },
    fabrics: { knit: 'rust' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', cut: 'straight', shoulder: 'buttons' } },
    fabrics: { stripe: 'bottle' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { roll: { neck: 'roll', cut: 'straight' } },
    fabrics: { cable: 'charcoal', rib: 'ivory navy' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { roll: { neck: 'roll', cut: 'straight', zip: true } },
    fabrics: { knit: 'olive' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { v: { neck: 'v', cut: 'straight' } },
    fabrics: { cashmere: 'camel' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { v: { neck: 'v', cut: 'straight', motif: 'argyle' } },
    fabrics: { knit: 'bordeaux' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { v: { neck: 'v', cut: 'straight', motif: 'tipped' } },
    fabrics: { knit: 'navy' },
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
    fabrics: { jersey: 'grey ivory' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew', cut: 'straight', pocket: 'pouch' } },
    fabrics: { jersey: 'navy olive' },
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
    fabrics: { gabardine: 'olive navy' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { chino: { leg: 'tapered', pleats: false, cut: 'straight', pockets: 'cargo' } },
    fabrics: { gabardine: 'sand stone' },
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
