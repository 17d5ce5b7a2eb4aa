import type { ProductLine } from '../product.ts';

export const shoes: readonly ProductLine[] = [
  {
    silhouette: 'derby',
    kind: 'laceUp',
    styles: { derby: { lacing: 'open' } },
    fabrics: { calf: 'black cognac bordeaux' },
  },
  {
    silhouette: 'derby',
    kind: 'laceUp',
    styles: { derby: { lacing: 'open', sole: 'lug' } },
    fabrics: { suede: 'camel navy' },
  },
  {
    silhouette: 'derby',
    kind: 'laceUp',
    styles: { capToe: { lacing: 'closed', toeCap: 'brogued' } },
    fabrics: { calf: 'chocolate' },
  },
  {
    silhouette: 'derby',
    kind: 'laceUp',
    styles: { capToe: { lacing: 'closed', toeCap: 'plain', laces: 'ribbon' } },
    fabrics: { patent: 'black' },
  },
  {
    silhouette: 'boot',
    kind: 'boot',
    styles: { chelsea: { height: 'ankle', heel: 'low', elastic: true } },
    fabrics: { calf: 'black chocolate cognac' },
  },
  {
    silhouette: 'boot',
    kind: 'boot',
    styles: { chelsea: { height: 'ankle', heel: 'low', elastic: true, sole: 'lug' } },
    fabrics: { suede: 'camel olive charcoal' },
  },
  {
    silhouette: 'loafer',
    kind: 'loafer',
    styles: { penny: { trim: 'penny' } },
    fabrics: { calf: 'chocolate cognac charcoal' },
  },
  {
    silhouette: 'loafer',
    kind: 'loafer',
    styles: { penny: { trim: 'penny', sole: 'lug' } },
    fabrics: { suede: 'olive navy' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { court: { height: 'low', sole: 'gum' } },
    fabrics: { calf: 'white black' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { court: { height: 'low', sole: 'gum', side: 'stripes' } },
    fabrics: { calf: 'navy' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { court: { height: 'low', sole: 'gum', side: 'saddle' } },
    fabrics: { suede: 'grey olive camel' },
  },
];

export const accessories: readonly ProductLine[] = [
  {
    silhouette: 'tie',
    kind: 'tie',
    styles: { plain: { pattern: 'plain' } },
    fabrics: { knit: 'charcoal camel', silk: 'midnight bottle' },
  },
  {
    silhouette: 'tie',
    kind: 'tie',
    styles: { stripe: { pattern: 'stripe' } },
    fabrics: { silk: 'navy bordeaux bottle' },
  },
  {
    silhouette: 'tie',
    kind: 'tie',
    styles: { dot: { pattern: 'dot' } },
    fabrics: { silk: 'midnight rust petrol bordeaux' },
  },
  {
    silhouette: 'belt',
    kind: 'belt',
    styles: { frame: { buckle: 'frame', width: 'wide' } },
    fabrics: { calf: 'black chocolate cognac', croc: 'bordeaux', suede: 'camel' },
  },
  {
    silhouette: 'cap',
    kind: 'cap',
    styles: { six: { panels: 6, peak: 'curved' } },
    fabrics: { corduroy: 'olive', gabardine: 'stone navy', wool: 'charcoal' },
  },
  {
    silhouette: 'beanie',
    kind: 'beanie',
    styles: { cuffed: { cuff: true } },
    fabrics: { rib: 'navy charcoal camel bottle' },
  },
  {
    silhouette: 'briefcase',
    kind: 'briefcase',
    styles: { flap: { closure: 'buckles', handle: 'top' } },
    fabrics: { croc: 'chocolate', leather: 'black cognac navy' },
  },
  {
    silhouette: 'backpack',
    kind: 'backpack',
    styles: { flap: { closure: 'buckle', pocket: 'front' } },
    fabrics: { canvas: 'olive navy', leather: 'black cognac' },
  },
  {
    silhouette: 'backpack',
    kind: 'backpack',
    styles: { flap: { closure: 'zip', pocket: 'front' } },
    fabrics: { nylon: 'charcoal' },
  },
  {
    silhouette: 'stole',
    kind: 'scarf',
    styles: { fringed: { shape: 'long', fringe: true } },
    fabrics: { cashmere: 'navy camel bottle', check: 'charcoal' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { strap: { strap: 'leather', case: 'steel', dial: 'navy' } },
    fabrics: { calf: 'black chocolate', croc: 'bordeaux' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { bracelet: { strap: 'bracelet', dial: 'coloured' } },
    fabrics: { steel: 'rust navy ivory' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { round: { frame: 'round' } },
    fabrics: { acetate: 'cognac black petrol' },
  },
];
