import type { Line } from '../piece.ts';

export const bags: readonly Line[] = [
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
    cloths: { leather: 'sand', quilt: 'charcoal butter lilac' },
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
