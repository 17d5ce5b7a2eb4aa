import type { ProductLine } from './product.ts';

const outerwear: ProductLine[] = [
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { hooded: { hood: true, length: 'hip' } },
    fabrics: { nylon: 'sage navy' },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { hooded: { hood: true, length: 'hip', yoke: true } },
    fabrics: { nylon: 'scarlet sky' },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { hooded: { hood: true, length: 'hip', quilting: 'fine' } },
    fabrics: { nylon: 'lilac butter' },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { collar: { hood: false, length: 'hip' } },
    fabrics: { nylon: 'rose cobalt chocolate' },
  },
  {
    silhouette: 'duffle',
    kind: 'duffleCoat',
    styles: { toggle: { hood: true, closure: 'toggles' } },
    fabrics: { check: 'bottle', wool: 'navy camel bottle' },
  },
  {
    silhouette: 'duffle',
    kind: 'duffleCoat',
    styles: { toggle: { hood: true, closure: 'toggles', lining: 'shearling' } },
    fabrics: { wool: 'scarlet grey blush' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { rain: { collar: 'point', fly: 'buttoned', length: 'short' } },
    fabrics: { gabardine: 'butter navy' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { rain: { collar: 'corduroy', fly: 'buttoned', length: 'short', pockets: 'patch' } },
    fabrics: { gabardine: 'scarlet sage sky' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim' } },
    fabrics: { denim: 'indigo bleach ivory' },
  },
];

const dresses: ProductLine[] = [
  {
    silhouette: 'smock',
    kind: 'dress',
    styles: { collar: { collar: 'round', sleeve: 'short' } },
    fabrics: { check: 'camel bottle', floral: 'ivory midnight bordeaux' },
  },
  {
    silhouette: 'smock',
    kind: 'dress',
    styles: { collar: { collar: 'round', sleeve: 'short', pockets: 2 } },
    fabrics: { poplin: 'sky butter rose' },
  },
  {
    silhouette: 'smock',
    kind: 'dress',
    styles: { collar: { collar: 'round', sleeve: 'short', bow: true } },
    fabrics: { velvet: 'bordeaux bottle midnight' },
  },
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { mini: { cut: 'pleated', length: 'mini' } },
    fabrics: { check: 'camel charcoal', crepe: 'navy rose' },
  },
];

const tops: ProductLine[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew' } },
    fabrics: { cable: 'ivory navy rose' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', motif: 'star' } },
    fabrics: { knit: 'scarlet sky' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', motif: 'yoke' } },
    fabrics: { knit: 'butter sage' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', shoulder: 'buttons' } },
    fabrics: { stripe: 'ivory navy' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { roll: { neck: 'roll' } },
    fabrics: { cable: 'sand', rib: 'camel bottle' },
  },
  {
    silhouette: 'cardigan',
    kind: 'cardigan',
    styles: { crew: { neck: 'crew', length: 'short' } },
    fabrics: { cable: 'blush', knit: 'navy ivory lilac', rib: 'sage' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew' } },
    fabrics: { jersey: 'grey butter' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew', motif: 'band' } },
    fabrics: { jersey: 'cobalt rust' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew', pocket: 'pouch' } },
    fabrics: { jersey: 'rose sage' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'tee',
    styles: { tee: { neck: 'crew', sleeve: 'short' } },
    fabrics: { jersey: 'white sky scarlet', stripe: 'ivory navy' },
  },
  {
    silhouette: 'polo',
    kind: 'polo',
    styles: { short: { sleeve: 'short', buttons: 2 } },
    fabrics: { pique: 'white scarlet ink' },
  },
];

const bottoms: ProductLine[] = [
  {
    silhouette: 'dungarees',
    kind: 'dungarees',
    styles: { bib: { bib: true, pockets: 3 } },
    fabrics: { denim: 'indigo bleach ink', poplin: 'ivory' },
  },
  {
    silhouette: 'dungarees',
    kind: 'dungarees',
    styles: { bib: { bib: true, pockets: 3, pocket: 'heart' } },
    fabrics: { corduroy: 'rust sage camel' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { pull: { leg: 'tapered', pleats: false } },
    fabrics: { denim: 'indigo' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { pull: { leg: 'tapered', pleats: false, patches: true } },
    fabrics: { corduroy: 'camel bottle' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { pull: { leg: 'tapered', pleats: false, pockets: 'cargo' } },
    fabrics: { gabardine: 'sand navy' },
  },
];

const accessories: ProductLine[] = [
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { strap: { height: 'low', closure: 'straps', sole: 'white', side: 'stripes' } },
    fabrics: { calf: 'scarlet navy' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: {
      strap: { height: 'low', closure: 'straps', sole: 'white', straps: 1, toe: 'rubber' },
    },
    fabrics: { canvas: 'butter sky' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { strap: { height: 'low', closure: 'straps', sole: 'white' } },
    fabrics: { calf: 'white' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { strap: { height: 'low', closure: 'straps', sole: 'white', side: 'star' } },
    fabrics: { suede: 'lilac' },
  },
  {
    silhouette: 'backpack',
    kind: 'backpack',
    styles: { small: { closure: 'buckle', pocket: 'front', size: 'small' } },
    fabrics: { canvas: 'butter rose cobalt' },
  },
  {
    silhouette: 'backpack',
    kind: 'backpack',
    styles: { small: { closure: 'zip', pocket: 'front', size: 'small' } },
    fabrics: { nylon: 'scarlet sky sage' },
  },
  {
    silhouette: 'beanie',
    kind: 'beanie',
    styles: { bobble: { cuff: true, bobble: true } },
    fabrics: { cable: 'ivory rose', rib: 'scarlet butter sky' },
  },
  {
    silhouette: 'stole',
    kind: 'scarf',
    styles: { short: { shape: 'long', fringe: true, size: 'small' } },
    fabrics: { knit: 'scarlet sky', stripe: 'navy' },
  },
];

export const kids: readonly ProductLine[] = [
  ...outerwear,
  ...dresses,
  ...tops,
  ...bottoms,
  ...accessories,
];
