import type { Line } from './piece.ts';

const SINGLE = { doubleBreasted: false, lapel: 'notch', buttons: 2 };
const DOUBLE = { doubleBreasted: true, lapel: 'peak', buttons: 6 };

const tailoring: Line[] = [
  {
    silhouette: 'tailored',
    kind: 'suitJacket',
    styles: { single: SINGLE },
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
    styles: { double: DOUBLE },
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
    styles: { single: { ...SINGLE, length: 'long', buttons: 3 } },
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
    styles: { double: { ...DOUBLE, length: 'long' } },
    cloths: { flannel: 'grey', wool: 'navy olive chocolate' },
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

const jackets: Line[] = [
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

const shirts: Line[] = [
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { spread: { collar: 'spread', cut: 'straight' } },
    cloths: { poplin: 'white sky midnight', shirting: 'sky rose bottle' },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { buttonDown: { collar: 'buttonDown', cut: 'straight', pockets: 1 } },
    cloths: {
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
    cloths: { knit: 'camel petrol', pique: 'navy white bottle bordeaux sky', stripe: 'navy' },
  },
];

const knits: Line[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew', cut: 'straight' } },
    cloths: {
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
    cloths: { cable: 'charcoal', knit: 'olive', rib: 'ivory navy' },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { v: { neck: 'v', cut: 'straight' } },
    cloths: { cashmere: 'camel', knit: 'bordeaux navy' },
  },
  {
    silhouette: 'cardigan',
    kind: 'cardigan',
    styles: { v: { neck: 'v', length: 'hip', pockets: 2 } },
    cloths: { cable: 'ivory', knit: 'charcoal bottle camel', rib: 'navy' },
  },
  {
    silhouette: 'sweatshirt',
    kind: 'sweatshirt',
    styles: { crew: { neck: 'crew', cut: 'straight' } },
    cloths: { jersey: 'grey navy ivory olive' },
  },
];

const trousers: Line[] = [
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { tailored: { leg: 'straight', pleats: true, cut: 'straight' } },
    cloths: {
      flannel: 'charcoal',
      glen: 'stone',
      pinstripe: 'charcoal',
      wool: 'navy grey chocolate',
    },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { chino: { leg: 'tapered', pleats: false, cut: 'straight' } },
    cloths: { corduroy: 'rust chocolate', denim: 'indigo ink', gabardine: 'sand olive navy stone' },
  },
];

const shoes: Line[] = [
  {
    silhouette: 'derby',
    kind: 'laceUp',
    styles: { derby: { lacing: 'open' } },
    cloths: { calf: 'black cognac bordeaux', suede: 'camel navy' },
  },
  {
    silhouette: 'derby',
    kind: 'laceUp',
    styles: { capToe: { lacing: 'closed', toeCap: true } },
    cloths: { calf: 'chocolate', patent: 'black' },
  },
  {
    silhouette: 'boot',
    kind: 'boot',
    styles: { chelsea: { height: 'ankle', heel: 'low', elastic: true } },
    cloths: { calf: 'black chocolate cognac', suede: 'camel olive charcoal' },
  },
  {
    silhouette: 'loafer',
    kind: 'loafer',
    styles: { penny: { trim: 'penny' } },
    cloths: { calf: 'chocolate cognac black', suede: 'olive navy' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { court: { height: 'low', sole: 'gum' } },
    cloths: { calf: 'white black navy', suede: 'grey olive camel' },
  },
];

const accessories: Line[] = [
  {
    silhouette: 'tie',
    kind: 'tie',
    styles: { plain: { pattern: 'plain' } },
    cloths: { knit: 'charcoal camel', silk: 'midnight bottle' },
  },
  {
    silhouette: 'tie',
    kind: 'tie',
    styles: { stripe: { pattern: 'stripe' } },
    cloths: { silk: 'navy bordeaux bottle' },
  },
  {
    silhouette: 'tie',
    kind: 'tie',
    styles: { dot: { pattern: 'dot' } },
    cloths: { silk: 'midnight rust petrol bordeaux' },
  },
  {
    silhouette: 'belt',
    kind: 'belt',
    styles: { frame: { buckle: 'frame', width: 'wide' } },
    cloths: { calf: 'black chocolate cognac', croc: 'black', suede: 'camel' },
  },
  {
    silhouette: 'cap',
    kind: 'cap',
    styles: { six: { panels: 6, peak: 'curved' } },
    cloths: { corduroy: 'olive', gabardine: 'stone navy', wool: 'charcoal' },
  },
  {
    silhouette: 'beanie',
    kind: 'beanie',
    styles: { cuffed: { cuff: true } },
    cloths: { rib: 'navy charcoal camel bottle' },
  },
  {
    silhouette: 'briefcase',
    kind: 'briefcase',
    styles: { flap: { closure: 'buckles', handle: 'top' } },
    cloths: { croc: 'chocolate', leather: 'black cognac navy' },
  },
  {
    silhouette: 'backpack',
    kind: 'backpack',
    styles: { flap: { closure: 'buckle', pocket: 'front' } },
    cloths: { canvas: 'olive navy', leather: 'black cognac', nylon: 'charcoal' },
  },
  {
    silhouette: 'stole',
    kind: 'scarf',
    styles: { fringed: { shape: 'long', fringe: true } },
    cloths: { cashmere: 'navy camel bottle', check: 'charcoal' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { strap: { strap: 'leather', case: 'steel', dial: 'navy' } },
    cloths: { calf: 'black chocolate', croc: 'chocolate' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { bracelet: { strap: 'bracelet', dial: 'coloured' } },
    cloths: { steel: 'black navy ivory' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { round: { frame: 'round' } },
    cloths: { acetate: 'cognac black olive' },
  },
];

export const men: readonly Line[] = [
  ...tailoring,
  ...jackets,
  ...shirts,
  ...knits,
  ...trousers,
  ...shoes,
  ...accessories,
];
