import type { ProductLine } from '../product.ts';

export const accessories: readonly ProductLine[] = [
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { cat: { frame: 'catEye' } },
    fabrics: { acetate: 'cognac black' },
  },
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { cat: { frame: 'butterfly' } },
    fabrics: { acetate: 'scarlet blush' },
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
    fabrics: { silk: 'midnight bordeaux ivory' },
  },
  {
    silhouette: 'square',
    kind: 'scarf',
    styles: { medallion: { shape: 'square', print: 'bridles' } },
    fabrics: { silk: 'bottle rust petrol' },
  },
  {
    silhouette: 'square',
    kind: 'scarf',
    styles: { medallion: { shape: 'square', print: 'garden' } },
    fabrics: { silk: 'rose lilac' },
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
    fabrics: { calf: 'cognac sand navy' },
  },
  {
    silhouette: 'watch',
    kind: 'watch',
    styles: { strap: { strap: 'leather', case: 'gold', dial: 'ivory', shape: 'rectangle' } },
    fabrics: { croc: 'black bordeaux bottle' },
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
    fabrics: { gold: 'bottle cobalt' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { drop: { shape: 'drop', stone: 'pear' } },
    fabrics: { gold: 'bordeaux rose' },
  },
  {
    silhouette: 'earrings',
    kind: 'earrings',
    styles: { drop: { shape: 'drop', stone: 'step' } },
    fabrics: { silver: 'petrol lilac' },
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
    fabrics: { calf: 'black cognac' },
  },
  {
    silhouette: 'belt',
    kind: 'belt',
    styles: { slim: { buckle: 'rings', width: 'slim' } },
    fabrics: { croc: 'scarlet' },
  },
  {
    silhouette: 'belt',
    kind: 'belt',
    styles: { slim: { buckle: 'plate', width: 'slim' } },
    fabrics: { suede: 'bordeaux' },
  },
];
