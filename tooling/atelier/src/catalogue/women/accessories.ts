import type { Line } from '../piece.ts';

export const accessories: readonly Line[] = [
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { cat: { frame: 'catEye' } },
    cloths: { acetate: 'cognac black scarlet blush' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { square: { frame: 'square' } },
    cloths: { acetate: 'cognac champagne' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { oval: { frame: 'oval' } },
    cloths: { acetate: 'champagne petrol rose' },
  },
  {
    silhouette: 'square',
    kind: 'scarf',
    styles: { medallion: { shape: 'square', print: 'medallion' } },
    cloths: { silk: 'midnight bordeaux ivory bottle rust petrol rose lilac' },
  },
  {
    silhouette: 'stole',
    kind: 'scarf',
    styles: { fringed: { shape: 'long', fringe: true } },
    cloths: { cashmere: 'ivory blush grey', check: 'camel' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { strap: { strap: 'leather', case: 'gold', dial: 'ivory' } },
    cloths: { calf: 'cognac sand navy', croc: 'black bordeaux bottle' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { bracelet: { strap: 'bracelet', dial: 'coloured' } },
    cloths: { gold: 'ivory bottle', steel: 'rose' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { drop: { shape: 'drop', stone: 'cut' } },
    cloths: { gold: 'bottle cobalt bordeaux rose', silver: 'petrol lilac' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { pearl: { shape: 'pearl' } },
    cloths: { pearl: 'ivory charcoal' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { hoop: { shape: 'hoop' } },
    cloths: { gold: 'gold', silver: 'silver' },
  },
  {
    silhouette: 'belt',
    kind: 'belt',
    styles: { slim: { buckle: 'oval', width: 'slim' } },
    cloths: { calf: 'black cognac', croc: 'scarlet', suede: 'bordeaux' },
  },
];
