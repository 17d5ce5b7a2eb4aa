import type { ProductLine } from '../product.ts';

export const bags: readonly ProductLine[] = [
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { classic: { hardware: 'gold', lock: 'turn' } },
    fabrics: {
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
    fabrics: { calf: 'sky lilac', croc: 'midnight', leather: 'black stone' },
  },
  {
    silhouette: 'topHandle',
    kind: 'topHandleBag',
    styles: { scarf: { hardware: 'gold', lock: 'round', scarf: true } },
    fabrics: { calf: 'butter', leather: 'cognac ivory black', suede: 'sage' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { chain: { hardware: 'gold', strap: 'chain' } },
    fabrics: {
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
    fabrics: { leather: 'sand', quilt: 'charcoal butter lilac' },
  },
  {
    silhouette: 'crossbody',
    kind: 'crossbodyBag',
    styles: { strap: { hardware: 'gold', strap: 'leather', lock: 'ring' } },
    fabrics: { leather: 'cognac bottle', monogram: 'sand chocolate', suede: 'olive camel' },
  },
  {
    silhouette: 'tote',
    kind: 'tote',
    styles: { open: { top: 'open', handles: 2 } },
    fabrics: {
      canvas: 'ivory navy',
      leather: 'black cognac sand bottle',
      monogram: 'sand chocolate',
      suede: 'chocolate',
    },
  },
];
