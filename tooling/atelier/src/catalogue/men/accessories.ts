import type { Line } from '../piece.ts';

export const shoes: readonly Line[] = [
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
    cloths: { calf: 'chocolate cognac charcoal', suede: 'olive navy' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { court: { height: 'low', sole: 'gum' } },
    cloths: { calf: 'white black navy', suede: 'grey olive camel' },
  },
];

export const accessories: readonly Line[] = [
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
    cloths: { calf: 'black chocolate cognac', croc: 'bordeaux', suede: 'camel' },
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
    cloths: { calf: 'black chocolate', croc: 'bordeaux' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { bracelet: { strap: 'bracelet', dial: 'coloured' } },
    cloths: { steel: 'rust navy ivory' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { round: { frame: 'round' } },
    cloths: { acetate: 'cognac black petrol' },
  },
];
