import type { ProductLine } from '../product.ts';

export const accessories: readonly ProductLine[] = [
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { cat: { frame: 'catEye' } },
    fabrics: { acetate: 'cognac black scarlet blush' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { square: { frame: 'square' } },
    fabrics: { acetate: 'cognac champagne' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { oval: { frame: 'oval' } },
    fabrics: { acetate: 'champagne petrol rose' },
  },
  {
    silhouette: 'square',
    kind: 'scarf',
    styles: { medallion: { shape: 'square', print: 'medallion' } },
    fabrics: { silk: 'midnight bordeaux ivory bottle rust petrol rose lilac' },
  },
  {
    silhouette: 'stole',
    kind: 'scarf',
    styles: { fringed: { shape: 'long', fringe: true } },
    fabrics: { cashmere: 'ivory blush grey', check: 'camel' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { strap: { strap: 'leather', case: 'gold', dial: 'ivory' } },
    fabrics: { calf: 'cognac sand navy', croc: 'black bordeaux bottle' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { bracelet: { strap: 'bracelet', dial: 'coloured' } },
    fabrics: { gold: 'ivory bottle', steel: 'rose' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { drop: { shape: 'drop', stone: 'cut' } },
    fabrics: { gold: 'bottle cobalt bordeaux rose', silver: 'petrol lilac' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { pearl: { shape: 'pearl' } },
    fabrics: { pearl: 'ivory charcoal' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { hoop: { shape: 'hoop' } },
    fabrics: { gold: 'gold', silver: 'silver' },
  },
  {
    silhouette: 'belt',
    kind: 'belt',
    styles: { slim: { buckle: 'oval', width: 'slim' } },
    fabrics: { calf: 'black cognac', croc: 'scarlet', suede: 'bordeaux' },
  },
];
