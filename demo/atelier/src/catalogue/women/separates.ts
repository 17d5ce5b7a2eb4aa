import type { ProductLine } from '../product.ts';

export const bottoms: readonly ProductLine[] = [
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { long: { cut: 'pleated', length: 'long' } },
    fabrics: {
      check: 'camel bottle charcoal',
      crepe: 'bordeaux black sand bottle navy butter',
      satin: 'champagne petrol lilac',
    },
  },
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { midi: { cut: 'pleated', length: 'midi' } },
    fabrics: { crepe: 'black sand rust ivory', leather: 'black cognac', satin: 'champagne bottle' },
  },
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { short: { cut: 'pleated', length: 'short' } },
    fabrics: { check: 'camel bottle charcoal', crepe: 'ivory', leather: 'black' },
  },
  {
    silhouette: 'pencilSkirt',
    kind: 'skirt',
    styles: { pencil: { cut: 'pencil', length: 'knee', slit: true } },
    fabrics: {
      denim: 'indigo',
      leather: 'black bordeaux',
      satin: 'champagne petrol',
      suede: 'cognac camel',
      tweed: 'ivory blush',
      wool: 'black bottle',
    },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { wide: { leg: 'wide', rise: 'high', pleats: true } },
    fabrics: { crepe: 'bordeaux', wool: 'charcoal black' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { wide: { leg: 'wide', rise: 'high', pleats: true, waist: 'sash' } },
    fabrics: { satin: 'champagne black' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { wide: { leg: 'wide', rise: 'high', pleats: false, front: 'sailor' } },
    fabrics: { wool: 'sand sage' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { straight: { leg: 'straight', rise: 'high', pleats: true } },
    fabrics: { flannel: 'petrol', wool: 'blush' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { straight: { leg: 'straight', rise: 'high', pleats: true, turnUp: true } },
    fabrics: { gabardine: 'sand olive' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { straight: { leg: 'straight', rise: 'high', pleats: false, front: 'sailor' } },
    fabrics: { pinstripe: 'midnight' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { straight: { leg: 'straight', rise: 'high', pleats: true, turnUp: true, tabs: true } },
    fabrics: { herringbone: 'chocolate' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { belted: { leg: 'wide', rise: 'high', pleats: true, belt: true } },
    fabrics: { flannel: 'navy', gabardine: 'stone', wool: 'ivory camel bottle' },
  },
];

export const tops: readonly ProductLine[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew' } },
    fabrics: {
      cable: 'ivory sand bottle bordeaux',
      cashmere: 'champagne lilac sky',
      knit: 'camel ivory sage rose',
      stripe: 'ivory navy',
    },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { roll: { neck: 'roll' } },
    fabrics: {
      cable: 'ivory bordeaux',
      cashmere: 'sky',
      knit: 'black ivory camel',
      rib: 'chocolate blush grey',
    },
  },
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { v: { neck: 'v' } },
    fabrics: {
      cable: 'sand bottle',
      cashmere: 'champagne lilac',
      knit: 'sage rose',
      rib: 'grey',
    },
  },
  {
    silhouette: 'cardigan',
    kind: 'cardigan',
    styles: { short: { neck: 'crew', length: 'short', goldButtons: true } },
    fabrics: {
      cashmere: 'blush stone',
      knit: 'ivory scarlet sky',
      rib: 'chocolate',
      tweed: 'ivory navy',
    },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { plain: { collar: 'point' } },
    fabrics: {
      floral: 'ivory bordeaux',
      silk: 'ivory champagne sky black bordeaux petrol blush',
    },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { bow: { collar: 'bow' } },
    fabrics: {
      crepe: 'pearl sage',
      satin: 'champagne midnight',
      silk: 'ivory black bordeaux blush',
    },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { pocket: { collar: 'point', pockets: 2 } },
    fabrics: { satin: 'midnight', silk: 'rust olive butter' },
  },
];
