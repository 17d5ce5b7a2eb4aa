import type { ProductLine } from '../product.ts';

export const dresses: readonly ProductLine[] = [
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { cowl: { neck: 'cowl', length: 'midi', straps: 'fine' } },
    fabrics: { satin: 'champagne black bottle' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { cowl: { neck: 'cowl', length: 'midi', straps: 'fine', hem: 'lace' } },
    fabrics: { satin: 'blush ivory lilac' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { cowl: { neck: 'cowl', length: 'midi', straps: 'fine', slit: true } },
    fabrics: { satin: 'rust petrol', velvet: 'bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { v: { neck: 'v', length: 'midi', straps: 'fine' } },
    fabrics: { floral: 'midnight ivory bordeaux', satin: 'sage' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { v: { neck: 'v', length: 'midi', straps: 'fine', slit: true } },
    fabrics: { jacquard: 'champagne midnight' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { v: { neck: 'v', length: 'midi', straps: 'fine', hem: 'lace' } },
    fabrics: { satin: 'sky rose navy' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { straight: { neck: 'straight', length: 'knee', straps: 'fine' } },
    fabrics: { floral: 'midnight ivory', satin: 'petrol' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { straight: { neck: 'straight', length: 'knee', straps: 'fine', bow: true } },
    fabrics: { satin: 'blush', velvet: 'bottle bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { mini: { neck: 'v', length: 'mini', straps: 'fine' } },
    fabrics: { floral: 'bordeaux', jacquard: 'midnight' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { mini: { neck: 'v', length: 'mini', straps: 'fine', hem: 'lace' } },
    fabrics: { satin: 'lilac ivory', velvet: 'midnight' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { oneShoulder: { neck: 'oneShoulder', skirt: 'full' } },
    fabrics: { satin: 'scarlet champagne black' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { oneShoulder: { neck: 'oneShoulder', skirt: 'full', bow: 'shoulder' } },
    fabrics: { satin: 'bottle midnight', crepe: 'cobalt' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { oneShoulder: { neck: 'oneShoulder', skirt: 'full', slit: true } },
    fabrics: { crepe: 'ivory', velvet: 'bordeaux' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { halter: { neck: 'halter', skirt: 'full' } },
    fabrics: { floral: 'ivory midnight', jacquard: 'petrol champagne', satin: 'scarlet' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { halter: { neck: 'halter', skirt: 'full', bow: 'velvet' } },
    fabrics: { satin: 'black', velvet: 'midnight' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { sweetheart: { neck: 'sweetheart', skirt: 'grand' } },
    fabrics: { floral: 'midnight', crepe: 'black', velvet: 'bordeaux' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { sweetheart: { neck: 'sweetheart', skirt: 'grand', bow: 'velvet' } },
    fabrics: { crepe: 'ivory', satin: 'champagne' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { sweetheart: { neck: 'sweetheart', skirt: 'grand', bow: 'bust' } },
    fabrics: { satin: 'bottle rose' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { column: { neck: 'halter', skirt: 'column' } },
    fabrics: { crepe: 'ivory', satin: 'black midnight' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { column: { neck: 'halter', skirt: 'column', slit: true } },
    fabrics: { crepe: 'cobalt', satin: 'champagne', velvet: 'bottle' },
  },
];
