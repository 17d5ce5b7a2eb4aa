import type { Line } from './piece.ts';

const SINGLE = { doubleBreasted: false, lapel: 'notch' };
const DOUBLE = { doubleBreasted: true, lapel: 'peak' };

const coats: Line[] = [
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: {
      short: { length: 'short', doubleBreasted: true, belt: true },
      long: { length: 'long', doubleBreasted: true, belt: true },
    },
    cloths: { gabardine: 'camel stone navy black olive sage', wool: 'charcoal bordeaux' },
  },
  {
    silhouette: 'trench',
    kind: 'trench',
    styles: { knee: { length: 'knee', doubleBreasted: true, belt: true } },
    cloths: {
      gabardine: 'camel stone navy black blush',
      leather: 'black chocolate cognac bottle',
      wool: 'camel',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { single: { ...SINGLE, length: 'long' } },
    cloths: {
      cashmere: 'ivory blush',
      check: 'camel',
      herringbone: 'charcoal chocolate',
      wool: 'camel navy black bordeaux',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'coat',
    styles: { double: { ...DOUBLE, length: 'long' } },
    cloths: {
      cashmere: 'chocolate stone',
      houndstooth: 'ivory',
      wool: 'camel bottle sky black scarlet',
    },
  },
  {
    silhouette: 'puffer',
    kind: 'puffer',
    styles: { collar: { hood: false, length: 'short' }, hooded: { hood: true, length: 'hip' } },
    cloths: { nylon: 'black ivory bordeaux champagne' },
  },
];

const jackets: Line[] = [
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { single: { ...SINGLE, buttons: 2 } },
    cloths: {
      check: 'bottle',
      glen: 'grey sand',
      herringbone: 'charcoal chocolate',
      houndstooth: 'ivory camel',
      wool: 'black navy camel ivory',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { double: { ...DOUBLE, buttons: 6, goldButtons: true } },
    cloths: {
      check: 'camel',
      pinstripe: 'midnight charcoal',
      tweed: 'ivory blush navy lilac',
      wool: 'black ivory bottle scarlet',
    },
  },
  {
    silhouette: 'tailored',
    kind: 'blazer',
    styles: { tuxedo: { doubleBreasted: false, lapel: 'peak', satinLapel: true, buttons: 2 } },
    cloths: { velvet: 'bordeaux bottle midnight', wool: 'black ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { classic: { collar: 'denim' } },
    cloths: { denim: 'indigo bleach ink charcoal ivory' },
  },
  {
    silhouette: 'denimJacket',
    kind: 'denimJacket',
    styles: { suede: { collar: 'suede' } },
    cloths: { denim: 'indigo ink ivory' },
  },
];

const dresses: Line[] = [
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { cowl: { neck: 'cowl', length: 'midi', straps: 'fine' } },
    cloths: { satin: 'champagne black blush bottle ivory rust petrol lilac', velvet: 'bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { v: { neck: 'v', length: 'midi', straps: 'fine' } },
    cloths: {
      floral: 'midnight ivory bordeaux',
      jacquard: 'champagne midnight',
      satin: 'champagne black rust navy',
    },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { straight: { neck: 'straight', length: 'knee', straps: 'fine' } },
    cloths: { floral: 'midnight ivory', satin: 'blush petrol', velvet: 'bottle bordeaux' },
  },
  {
    silhouette: 'slip',
    kind: 'dress',
    styles: { mini: { neck: 'v', length: 'mini', straps: 'fine' } },
    cloths: { floral: 'bordeaux', jacquard: 'midnight', satin: 'lilac ivory', velvet: 'midnight' },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { oneShoulder: { neck: 'oneShoulder', skirt: 'full' } },
    cloths: {
      crepe: 'ivory cobalt',
      satin: 'bottle scarlet midnight champagne black',
      velvet: 'bordeaux',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { halter: { neck: 'halter', skirt: 'full' } },
    cloths: {
      floral: 'ivory midnight',
      jacquard: 'petrol champagne',
      satin: 'scarlet black',
      velvet: 'midnight',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { sweetheart: { neck: 'sweetheart', skirt: 'grand' } },
    cloths: {
      crepe: 'ivory black',
      floral: 'midnight',
      satin: 'bottle champagne rose',
      velvet: 'bordeaux',
    },
  },
  {
    silhouette: 'gown',
    kind: 'gown',
    styles: { column: { neck: 'halter', skirt: 'column' } },
    cloths: { crepe: 'ivory cobalt', satin: 'black champagne midnight', velvet: 'bottle' },
  },
];

const bottoms: Line[] = [
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { long: { cut: 'pleated', length: 'long' } },
    cloths: {
      check: 'camel bottle charcoal',
      crepe: 'bordeaux black sand bottle navy butter',
      satin: 'champagne petrol lilac',
    },
  },
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { midi: { cut: 'pleated', length: 'midi' } },
    cloths: { crepe: 'black sand rust ivory', leather: 'black cognac', satin: 'champagne bottle' },
  },
  {
    silhouette: 'pleatedSkirt',
    kind: 'skirt',
    styles: { short: { cut: 'pleated', length: 'short' } },
    cloths: { check: 'camel bottle charcoal', crepe: 'ivory', leather: 'black' },
  },
  {
    silhouette: 'pencilSkirt',
    kind: 'skirt',
    styles: { pencil: { cut: 'pencil', length: 'knee', slit: true } },
    cloths: {
      denim: 'indigo',
      leather: 'black bordeaux',
      satin: 'champagne petrol',
      suede: 'cognac camel',
      tweed: 'ivory blush',
      wool: 'black camel',
    },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { wide: { leg: 'wide', rise: 'high', pleats: true } },
    cloths: { crepe: 'bordeaux', satin: 'champagne black', wool: 'charcoal ivory camel black' },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { straight: { leg: 'straight', rise: 'high', pleats: true } },
    cloths: {
      flannel: 'grey',
      gabardine: 'sand olive',
      herringbone: 'chocolate',
      pinstripe: 'midnight',
      wool: 'blush',
    },
  },
  {
    silhouette: 'trousers',
    kind: 'trousers',
    styles: { belted: { leg: 'wide', rise: 'high', pleats: true, belt: true } },
    cloths: { flannel: 'navy', gabardine: 'stone', wool: 'ivory camel bottle' },
  },
];

const tops: Line[] = [
  {
    silhouette: 'jumper',
    kind: 'knit',
    styles: { crew: { neck: 'crew' } },
    cloths: {
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
    cloths: {
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
    cloths: {
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
    cloths: {
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
    cloths: {
      floral: 'ivory bordeaux',
      silk: 'ivory champagne sky black bordeaux petrol blush',
    },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { bow: { collar: 'bow' } },
    cloths: {
      crepe: 'pearl sage',
      satin: 'champagne midnight',
      silk: 'ivory black bordeaux blush',
    },
  },
  {
    silhouette: 'shirt',
    kind: 'shirt',
    styles: { pocket: { collar: 'point', pockets: 2 } },
    cloths: { satin: 'midnight', silk: 'rust olive ivory' },
  },
];

const bags: Line[] = [
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'turn' } },
    cloths: {
      calf: 'navy scarlet blush',
      croc: 'chocolate bottle black bordeaux',
      leather: 'cognac bordeaux black bottle sand ivory',
      suede: 'camel olive',
    },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { tall: { hardware: 'silver', lock: 'round', handle: 'tall' } },
    cloths: { calf: 'sky lilac', croc: 'midnight', leather: 'black stone' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { scarf: { hardware: 'gold', lock: 'round', scarf: true } },
    cloths: { calf: 'butter', leather: 'cognac ivory black', suede: 'sage' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { chain: { hardware: 'gold', strap: 'chain' } },
    cloths: {
      croc: 'chocolate midnight',
      leather: 'cognac bottle',
      quilt: 'black ivory blush bordeaux sky',
      satin: 'champagne cobalt',
    },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { ring: { hardware: 'silver', strap: 'chain', lock: 'ring' } },
    cloths: { leather: 'sand', quilt: 'black ivory lilac' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { strap: { hardware: 'gold', strap: 'leather', lock: 'ring' } },
    cloths: { leather: 'cognac bottle', monogram: 'sand chocolate', suede: 'olive camel' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 2 } },
    cloths: {
      canvas: 'ivory navy',
      leather: 'black cognac sand bottle',
      monogram: 'sand chocolate',
      suede: 'chocolate',
    },
  },
];

const shoes: Line[] = [
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { stiletto: { heel: 'stiletto', toe: 'pointed' } },
    cloths: {
      calf: 'blush cognac navy',
      croc: 'chocolate',
      patent: 'black scarlet ivory',
      satin: 'champagne bottle cobalt',
      suede: 'bordeaux',
    },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { kitten: { heel: 'kitten', toe: 'pointed' } },
    cloths: { calf: 'ivory chocolate', patent: 'black', satin: 'lilac', suede: 'sage' },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { bow: { heel: 'kitten', toe: 'pointed', bow: true } },
    cloths: { satin: 'black champagne rose' },
  },
  {
    silhouette: 'pump',
    kind: 'pump',
    styles: { capToe: { heel: 'kitten', toe: 'pointed', toeCap: 'black' } },
    cloths: { calf: 'sand blush', suede: 'stone' },
  },
  {
    silhouette: 'loafer',
    kind: 'loafer',
    styles: { horsebit: { trim: 'horsebit', hardware: 'gold' } },
    cloths: {
      calf: 'black bordeaux ivory',
      croc: 'bottle',
      patent: 'ivory scarlet',
      suede: 'camel',
    },
  },
  {
    silhouette: 'boot',
    kind: 'boot',
    styles: { heeled: { height: 'ankle', heel: 'block', zip: true } },
    cloths: { calf: 'black chocolate ivory', croc: 'bordeaux', suede: 'camel sage' },
  },
  {
    silhouette: 'sneaker',
    kind: 'sneaker',
    styles: { low: { height: 'low', sole: 'white' } },
    cloths: { calf: 'ivory blush', canvas: 'pearl', suede: 'sage rose' },
  },
];

const accessories: Line[] = [
  {
    silhouette: 'sunglasses',
    kind: 'sunglasses',
    styles: { cat: { frame: 'catEye' } },
    cloths: { acetate: 'cognac black bordeaux blush' },
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
    cloths: { acetate: 'black bordeaux olive' },
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
    cloths: { gold: 'bottle cobalt bordeaux black', silver: 'petrol lilac' },
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
    cloths: { calf: 'black cognac', croc: 'bottle', suede: 'bordeaux' },
  },
];

export const women: readonly Line[] = [
  ...coats,
  ...jackets,
  ...dresses,
  ...bottoms,
  ...tops,
  ...bags,
  ...shoes,
  ...accessories,
];
