import { type NounRule, noun, nounWithoutFabric } from './noun.ts';

const kidsTrousers: NounRule = ({ pockets, patches }, { fabric }) => {
  if (fabric === 'denim') return nounWithoutFabric('松紧腰牛仔裤', 'pull-on jeans');
  if (pockets === 'cargo') return noun('松紧腰工装裤', 'cargo trousers');
  return patches
    ? noun('护膝松紧腰长裤', 'trousers', 'knee-patch')
    : noun('松紧腰长裤', 'trousers', 'pull-on');
};

const taperedTrousers: NounRule = ({ pockets }, { fabric }) => {
  if (fabric === 'denim') return nounWithoutFabric('锥形牛仔裤', 'tapered jeans');
  if (pockets === 'cargo') return noun('锥形工装裤', 'cargo trousers', 'tapered');
  return fabric === 'gabardine'
    ? noun('锥形休闲裤', 'chinos', 'tapered')
    : noun('卷边锥形裤', 'trousers', 'turn-up');
};

export const trousers: NounRule = (options, product) => {
  if (product.gender === 'kids') return kidsTrousers(options, product);
  if (options.leg === 'tapered') return taperedTrousers(options, product);
  if (options.belt) return noun('束腰阔腿裤', 'wide-leg trousers', 'belted');
  const isWide = options.leg === 'wide';
  if (options.front === 'sailor') {
    return isWide
      ? noun('水手阔腿裤', 'wide-leg trousers', 'sailor-front')
      : noun('水手直筒裤', 'trousers', 'sailor-front');
  }
  if (options.waist === 'sash') return noun('系腰阔腿裤', 'wide-leg trousers', 'sash-tied');
  if (isWide) return noun('高腰阔腿裤', 'trousers', 'wide-leg');
  if (product.gender === 'men') {
    return options.turnUp
      ? noun('卷边打褶西裤', 'trousers', 'turn-up')
      : noun('打褶西裤', 'trousers', 'pleated');
  }
  if (options.cropped) return noun('卷边九分裤', 'cropped trousers', 'turn-up');
  return options.turnUp
    ? noun('卷边直筒裤', 'trousers', 'turn-up')
    : noun('高腰直筒裤', 'trousers', 'straight-leg');
};
