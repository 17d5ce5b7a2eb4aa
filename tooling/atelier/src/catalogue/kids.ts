import type { Line } from './piece.ts';

const outerwear: Line[] = [
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { hooded: { hood: true, length: 'hip' } },
    cloths: { nylon: 'sage lilac navy scarlet butter sky' },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { collar: { hood: false, length: 'hip' } },
    cloths: { nylon: 'rose cobalt chocolate' },
  },
  {
    silhouette: 'duffle',
    kind: 'duffleCoat',
    styles: { toggle: { hood: true, closure: 'toggles' } },
    cloths: { check: 'bottle', wool: 'navy camel scarlet bottle grey blush' },
  },
  {
    silhouette: 'carCoat',
    kind: 'carCoat',
    styles: { rain: { collar: 'point', fly: 'buttoned', length: 'short' } },
    cloths: { gabardine: 'butter navy scarlet sage sky' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim' } },
    cloths: { denim: 'indigo bleach ivory' },
  },
];

const dresses: Line[] = [
  {
    silhouette: 'smock',
    kind: 'dress',
    styles: { collar: { collar: 'round', sleeve: 'short' } },
    cloths: {
      check: 'camel bottle',
      floral: 'ivory midnight bordeaux',
      poplin: 'sky butter rose',
      velvet: 'bordeaux bottle midnight',
    },
  },
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { mini: { cut: 'pleated', length: 'mini' } },
    cloths: { check: 'camel charcoal', crepe: 'navy rose' },
  },
];

const tops: Line[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew' } },
    cloths: {
      cable: 'ivory navy rose',
      knit: 'butter scarlet sky sage',
      stripe: 'ivory navy',
    },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { roll: { neck: 'roll' } },
    cloths: { cable: 'sand', rib: 'camel bottle' },
  },
  {
    silhouette: 'cardigan',
    kind: 'cardigan',
    styles: { crew: { neck: 'crew', length: 'short' } },
    cloths: { cable: 'blush', knit: 'navy ivory lilac', rib: 'sage' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew' } },
    cloths: { jersey: 'grey butter rose sage cobalt rust' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'tee',
    styles: { tee: { neck: 'crew', sleeve: 'short' } },
    cloths: { jersey: 'white sky scarlet', stripe: 'ivory navy' },
  },
  {
    silhouette: 'polo',
    kind: 'polo',
    styles: { short: { sleeve: 'short', buttons: 2 } },
    cloths: { pique: 'white scarlet ink' },
  },
];

const bottoms: Line[] = [
  {
    silhouette: 'dungarees',
    kind: 'dungarees',
    styles: { bib: { bib: true, pockets: 3 } },
    cloths: { corduroy: 'rust sage camel', denim: 'indigo bleach ink', poplin: 'ivory' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { pull: { leg: 'tapered', pleats: false } },
    cloths: { corduroy: 'camel bottle', denim: 'indigo', gabardine: 'sand navy' },
  },
];

const accessories: Line[] = [
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { strap: { height: 'low', closure: 'straps', sole: 'white' } },
    cloths: { calf: 'white scarlet navy', canvas: 'butter sky', suede: 'lilac' },
  },
  {
    silhouette: 'backpack',
    kind: 'backpack',
    styles: { small: { closure: 'buckle', pocket: 'front', size: 'small' } },
    cloths: { canvas: 'butter rose cobalt', nylon: 'scarlet sky sage' },
  },
  {
    silhouette: 'beanie',
    kind: 'beanie',
    styles: { bobble: { cuff: true, bobble: true } },
    cloths: { cable: 'ivory rose', rib: 'scarlet butter sky' },
  },
  {
    silhouette: 'stole',
    kind: 'scarf',
    styles: { short: { shape: 'long', fringe: true, size: 'small' } },
    cloths: { knit: 'scarlet sky', stripe: 'navy' },
  },
];

export const kids: readonly Line[] = [
  ...outerwear,
  ...dresses,
  ...tops,
  ...bottoms,
  ...accessories,
];
