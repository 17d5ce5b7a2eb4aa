import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toSet } from '../links.ts';
import { pieceView } from '../pictures.ts';
import type { Say } from '../say.ts';

/** Spring's colours, four cool and four warm, each shown by a piece that wears it. */
export function paleTabs(say: Say) {
  const pale = (piece: string, zh: string, en: string, category: number) => ({
    image: pieceView(piece, 3, say(zh, en)),
    title: say(zh, en),
    commonLink: toCategory(category),
  });
  const commonLink = toSet(SETS.spring);
  return [
    {
      tabName: say('偏冷', 'Cool'),
      commonLink,
      images: [
        pale('women-trench-short-gabardine-sage', '鼠尾草绿', 'Sage', 142111),
        pale('women-shirt-plain-silk-sky', '天空蓝', 'Sky blue', 142150),
        pale('women-skirt-long-satin-lilac', '丁香紫', 'Lilac', 142131),
        pale('women-shirt-bow-crepe-pearl', '珍珠白', 'Pearl', 142150),
      ],
    },
    {
      tabName: say('偏暖', 'Warm'),
      commonLink,
      images: [
        pale('women-top-handle-bag-scarf-calf-butter', '奶油黄', 'Butter', 142301),
        pale('women-sneaker-low-calf-blush', '浅粉', 'Blush', 142204),
        pale('women-dress-cowl-satin-champagne', '香槟', 'Champagne', 142121),
        pale('women-trousers-belted-wool-ivory', '象牙白', 'Ivory', 142160),
      ],
    },
  ];
}
