import type { ProductLine } from '../product.ts';

export const bags: readonly ProductLine[] = [
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'padlock', flap: 'pointed' } },
    fabrics: { calf: 'navy scarlet blush' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'turn', flap: 'straight', straps: 2 } },
    fabrics: { croc: 'chocolate bottle black bordeaux' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'turn' } },
    fabrics: { leather: 'cognac sand' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'turn', quilted: true } },
    fabrics: { leather: 'black ivory' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'buckle', flap: 'straight', belt: true } },
    fabrics: { leather: 'bordeaux bottle' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'turn', pocket: true } },
    fabrics: { suede: 'camel olive' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { tall: { hardware: 'silver', lock: 'round', handle: 'tall' } },
    fabrics: { calf: 'sky lilac' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { tall: { hardware: 'silver', lock: 'padlock', handle: 'tall', flap: 'pointed' } },
    fabrics: { croc: 'midnight' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { tall: { hardware: 'silver', lock: 'bar', handle: 'tall', flap: 'straight' } },
    fabrics: { leather: 'black stone' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { scarf: { hardware: 'gold', lock: 'round', scarf: true, shape: 'wing' } },
    fabrics: { leather: 'cognac ivory black' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: {
      scarf: { hardware: 'gold', lock: 'bar', scarf: true, shape: 'wing', flap: 'straight' },
    },
    fabrics: { calf: 'butter' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: {
      scarf: { hardware: 'gold', lock: 'round', scarf: true, shape: 'wing', flap: 'pointed' },
    },
    fabrics: { suede: 'sage' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { chain: { hardware: 'gold', strap: 'chain', flap: 'pointed' } },
    fabrics: { croc: 'chocolate midnight' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { chain: { hardware: 'gold', strap: 'chain', shape: 'saddle', flap: 'saddle' } },
    fabrics: { leather: 'cognac bottle' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { chain: { hardware: 'gold', strap: 'chain' } },
    fabrics: { quilt: 'black ivory blush bordeaux sky' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { chain: { hardware: 'gold', strap: 'chain', lock: 'kiss' } },
    fabrics: { satin: 'champagne cobalt' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { ring: { hardware: 'silver', strap: 'chain', lock: 'ring', flap: 'pointed' } },
    fabrics: { leather: 'sand' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { ring: { hardware: 'silver', strap: 'chain', lock: 'ring' } },
    fabrics: { quilt: 'charcoal butter lilac' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { strap: { hardware: 'gold', strap: 'leather', lock: 'ring' } },
    fabrics: { leather: 'cognac bottle' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { strap: { hardware: 'gold', strap: 'leather', shape: 'camera' } },
    fabrics: { monogram: 'sand chocolate' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: {
      strap: { hardware: 'gold', strap: 'leather', lock: 'ring', shape: 'saddle', flap: 'saddle' },
    },
    fabrics: { suede: 'olive camel' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 2, detail: 'pocket' } },
    fabrics: { canvas: 'ivory navy' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 2 } },
    fabrics: { leather: 'black sand' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 2, detail: 'tag' } },
    fabrics: { leather: 'cognac bottle' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 'long' } },
    fabrics: { monogram: 'sand chocolate' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 2, detail: 'belt' } },
    fabrics: { suede: 'chocolate' },
  },
];
