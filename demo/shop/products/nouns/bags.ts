import type { Kind } from '../kinds.ts';
import { type NounRule, noun, withSize } from './noun.ts';

const topHandleBag: NounRule = ({ scarf, handle, pocket, straps, belt, quilted, lock, flap }) => {
  if (scarf) return noun('系丝巾手提包', 'top-handle bag', 'scarf-tied');
  if (handle === 'tall') return withSize('tall', noun('高柄手提包', 'top-handle bag'));
  if (pocket) return noun('前袋手提包', 'top-handle bag', 'front-pocket');
  if (straps) return noun('双带扣手提包', 'top-handle bag', 'strapped');
  if (belt) return noun('腰带手提包', 'top-handle bag', 'belted');
  if (quilted) return noun('绗缝手提包', 'top-handle bag', 'quilted');
  if (lock === 'padlock') return noun('挂锁手提包', 'top-handle bag', 'padlock');
  return flap ? noun('尖盖手提包', 'top-handle bag') : noun('转锁手提包', 'top-handle bag');
};

const crossbodyBag: NounRule = ({ strap, lock, shape, flap }) => {
  if (lock === 'kiss') return noun('口金链条包', 'chain bag', 'kiss-lock');
  if (shape === 'camera') return noun('拉链相机包', 'camera bag');
  if (shape === 'saddle') {
    return strap === 'leather'
      ? noun('马鞍斜挎包', 'saddle bag', 'ring-lock')
      : noun('马鞍链条包', 'saddle bag', 'chain');
  }
  if (flap === 'pointed') {
    return lock === 'ring'
      ? noun('圆环扣信封链条包', 'envelope bag', 'ring-lock')
      : noun('信封链条包', 'envelope bag', 'chain');
  }
  if (strap === 'leather') return noun('圆环扣斜挎包', 'cross-body bag', 'ring-lock');
  return lock === 'ring'
    ? noun('圆环扣链条包', 'chain bag', 'ring-lock')
    : noun('链条肩背包', 'chain shoulder bag');
};

const tote: NounRule = ({ detail, handles }) => {
  if (handles === 'long') return noun('长柄托特包', 'shoulder tote');
  if (detail === 'pocket') return noun('前袋托特包', 'tote bag', 'front-pocket');
  if (detail === 'tag') return noun('吊牌托特包', 'tote bag', 'tagged');
  return detail === 'belt'
    ? noun('束带托特包', 'tote bag', 'belted')
    : noun('敞口托特包', 'tote bag');
};

const backpack: NounRule = ({ size, closure }) => {
  if (size) {
    return closure === 'zip'
      ? withSize('small', noun('拉链小双肩包', 'zipped backpack'))
      : withSize('small', noun('小双肩包', 'backpack'));
  }
  return closure === 'zip' ? noun('拉链双肩包', 'zipped backpack') : noun('翻盖双肩包', 'backpack');
};

export const bags = { backpack, crossbodyBag, topHandleBag, tote } satisfies Partial<
  Record<Kind, NounRule>
>;
