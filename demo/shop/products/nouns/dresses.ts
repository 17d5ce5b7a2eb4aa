import type { Kind } from '../kinds.ts';
import { type NounRule, noun } from './noun.ts';

const smock: NounRule = ({ bow, pockets }) => {
  if (bow) return noun('蝴蝶结短袖连衣裙', 'dress', 'bow-trimmed');
  return pockets
    ? noun('双口袋短袖连衣裙', 'dress', 'two-pocket')
    : noun('圆领短袖连衣裙', 'dress', 'round-collar');
};

const dress: NounRule = (options, product) => {
  const { neck, length, collar, hem, slit, bow } = options;
  if (collar) return smock(options, product);
  if (hem === 'lace') {
    if (length === 'mini') return noun('蕾丝边吊带短裙', 'mini slip dress', 'lace-hem');
    return neck === 'cowl'
      ? noun('蕾丝边垂领吊带裙', 'cowl-neck slip dress', 'lace-hem')
      : noun('蕾丝边吊带中长裙', 'midi slip dress', 'lace-hem');
  }
  if (slit) {
    return neck === 'cowl'
      ? noun('开衩垂领吊带裙', 'cowl-neck slip dress', 'slit')
      : noun('开衩吊带中长裙', 'midi slip dress', 'slit');
  }
  if (bow) return noun('蝴蝶结吊带及膝裙', 'slip dress', 'bow-trimmed');
  if (neck === 'cowl') return noun('垂领吊带裙', 'slip dress', 'cowl-neck');
  if (length === 'mini') return noun('吊带短裙', 'mini slip dress');
  if (neck === 'straight') return noun('平领吊带及膝裙', 'slip dress');
  return noun('深领吊带中长裙', 'midi slip dress');
};

const gown: NounRule = ({ neck, skirt, bow, slit }) => {
  if (bow === 'shoulder') return noun('肩结单肩礼服裙', 'gown', 'bow-shoulder');
  if (bow === 'bust') return noun('胸结大摆礼服裙', 'ball gown', 'bow-front');
  if (bow === 'velvet') {
    return neck === 'halter'
      ? noun('丝绒结挂颈礼服裙', 'gown', 'velvet-bow halterneck')
      : noun('丝绒结大摆礼服裙', 'ball gown', 'velvet-bow');
  }
  if (slit) {
    return skirt === 'column'
      ? noun('开衩直身礼服裙', 'column gown', 'slit')
      : noun('开衩单肩礼服裙', 'gown', 'slit one-shoulder');
  }
  if (neck === 'oneShoulder') return noun('单肩褶裥礼服裙', 'gown', 'one-shoulder');
  if (neck === 'sweetheart') return noun('心形领大摆礼服裙', 'ball gown', 'sweetheart-neck');
  return skirt === 'column'
    ? noun('挂颈直身礼服裙', 'column gown', 'halterneck')
    : noun('挂颈伞摆礼服裙', 'gown', 'halterneck');
};

const pencilSkirt: NounRule = ({ front, pockets }) => {
  if (front === 'zip') return noun('拉链铅笔裙', 'pencil skirt', 'zip-front');
  if (front === 'buttons') return noun('排扣铅笔裙', 'pencil skirt', 'button-front');
  return pockets
    ? noun('贴袋铅笔裙', 'pencil skirt', 'patch-pocket')
    : noun('铅笔裙', 'pencil skirt');
};

const skirt: NounRule = (options, product) => {
  const { cut, length, waist, pleats } = options;
  const { gender } = product;
  if (cut === 'pencil') return pencilSkirt(options, product);
  if (gender === 'kids') return noun('百褶裙', 'skirt', 'pleated');
  if (waist === 'straps') {
    if (length === 'long') return noun('皮扣苏格兰长裙', 'long kilt');
    return length === 'midi'
      ? noun('皮扣苏格兰中长裙', 'midi kilt')
      : noun('皮扣苏格兰短裙', 'kilt');
  }
  if (pleats === 'wide') {
    return length === 'long'
      ? noun('宽褶长裙', 'maxi skirt', 'wide-pleat')
      : noun('宽褶中长裙', 'midi skirt', 'wide-pleat');
  }
  if (length === 'long') return noun('百褶长裙', 'maxi skirt', 'pleated');
  if (length === 'midi') return noun('百褶中长裙', 'midi skirt', 'pleated');
  return noun('百褶短裙', 'mini skirt', 'pleated');
};

export const dresses = { dress, gown, skirt } satisfies Partial<Record<Kind, NounRule>>;
