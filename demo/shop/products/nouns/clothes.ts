import type { DesignOptions } from '../drawn-products.ts';
import type { Kind } from '../kinds.ts';
import { byOption, type Noun, type NounRule, noun, nounWithoutFabric, withSize } from './noun.ts';

const breasted = (options: DesignOptions) =>
  options.doubleBreasted
    ? { zh: '双排扣', en: 'double-breasted' }
    : { zh: '单排扣', en: 'single-breasted' };

const jacket = (zh: string, en: string, evening: Noun, shawl: Noun = evening): NounRule => {
  return (options) => {
    if (options.satinLapel) return options.lapel === 'shawl' ? shawl : evening;
    if (options.lapel === 'none') return noun(`无领${zh}`, en, 'collarless');
    if (options.belt === 'tied') return noun(`系带${zh}`, en, 'tie-belt');
    if (options.belt === 'buckled') return noun(`束腰${zh}`, en, 'belted');
    if (options.collar === 'velvet') return noun(`丝绒领${zh}`, en, 'velvet-collar');
    if (options.lapel === 'shawl') return noun(`青果领${zh}`, en, 'shawl-collar');
    const front = breasted(options);
    if (options.pockets === 'patch') return noun(`贴袋${zh}`, en, 'patch-pocket');
    return noun(`${front.zh}${zh}`, en, front.en);
  };
};

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

const trousers: NounRule = (options, product) => {
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
  return options.turnUp
    ? noun('卷边直筒裤', 'trousers', 'turn-up')
    : noun('高腰直筒裤', 'trousers', 'straight-leg');
};

const dress: NounRule = ({ neck, length, collar }) => {
  if (collar) return noun('圆领短袖连衣裙', 'dress', 'round-collar');
  if (neck === 'cowl') return noun('垂领吊带裙', 'slip dress', 'cowl-neck');
  if (length === 'mini') return noun('吊带短裙', 'mini slip dress');
  if (neck === 'straight') return noun('平领吊带及膝裙', 'slip dress');
  return noun('深领吊带中长裙', 'midi slip dress');
};

const gown: NounRule = ({ neck, skirt }) => {
  if (neck === 'oneShoulder') return noun('单肩褶裥礼服裙', 'gown', 'one-shoulder');
  if (neck === 'sweetheart') return noun('心形领大摆礼服裙', 'ball gown', 'sweetheart-neck');
  return skirt === 'column'
    ? noun('挂颈直身礼服裙', 'column gown', 'halterneck')
    : noun('挂颈伞摆礼服裙', 'gown', 'halterneck');
};

const skirt: NounRule = ({ cut, length }, { gender }) => {
  if (cut === 'pencil') return noun('铅笔裙', 'pencil skirt');
  if (gender === 'kids') return noun('百褶裙', 'skirt', 'pleated');
  if (length === 'long') return noun('百褶长裙', 'maxi skirt', 'pleated');
  if (length === 'midi') return noun('百褶中长裙', 'midi skirt', 'pleated');
  return noun('百褶短裙', 'mini skirt', 'pleated');
};

const shirt: NounRule = ({ collar, pockets }) => {
  if (collar === 'bow') return noun('蝴蝶结领衬衫', 'blouse', 'bow-neck');
  if (collar === 'spread') return noun('宽角领衬衫', 'shirt', 'spread-collar');
  if (collar === 'buttonDown') return noun('扣领衬衫', 'shirt', 'button-down');
  return pockets ? noun('双口袋衬衫', 'shirt', 'two-pocket') : noun('衬衫', 'shirt');
};

const denimJacket = byOption(
  'collar',
  {
    suede: nounWithoutFabric('麂皮领牛仔夹克', 'suede-collar denim jacket'),
    shearling: nounWithoutFabric('羊羔毛领牛仔夹克', 'shearling-collar denim jacket'),
  },
  nounWithoutFabric('牛仔夹克', 'denim jacket'),
);

const cardigan: NounRule = ({ neck, goldButtons }) => {
  if (goldButtons) return noun('金扣短开衫', 'cardigan', 'gold-button');
  return neck === 'v' ? noun('鸡心领开衫', 'cardigan', 'V-neck') : noun('圆领开衫', 'cardigan');
};

const carCoat: NounRule = ({ length }, { gender, fabric }) => {
  if (gender === 'kids') return noun('短雨衣', 'raincoat');
  if (fabric === 'gabardine') return noun('暗门襟雨衣', 'raincoat', 'fly-front');
  return length === 'knee'
    ? noun('暗门襟及膝外套', 'car coat', 'fly-front')
    : noun('外套', 'car coat');
};

export const clothes = {
  blazer: jacket(
    '西装外套',
    'blazer',
    noun('缎面驳领吸烟装', 'tuxedo jacket'),
    noun('缎面青果领吸烟装', 'tuxedo jacket', 'shawl-collar'),
  ),
  bomber: () => noun('飞行员夹克', 'bomber jacket'),
  carCoat,
  cardigan,
  coat: jacket('大衣', 'coat', noun('大衣', 'coat')),
  denimJacket,
  dress,
  duffleCoat: () => noun('牛角扣大衣', 'duffle coat'),
  dungarees: () => noun('背带裤', 'dungarees'),
  gown,
  knit: byOption(
    'neck',
    {
      roll: noun('高领毛衣', 'roll-neck jumper'),
      v: noun('鸡心领毛衣', 'V-neck jumper'),
    },
    noun('圆领毛衣', 'crew-neck jumper'),
  ),
  polo: () => noun('马球衫', 'polo shirt'),
  puffer: ({ hood, length }) => {
    if (hood) return nounWithoutFabric('连帽羽绒服', 'hooded down jacket');
    return length === 'short'
      ? withSize('short', nounWithoutFabric('立领短羽绒服', 'down jacket'))
      : nounWithoutFabric('立领羽绒服', 'down jacket');
  },
  shirt,
  skirt,
  suitJacket: jacket(
    '西装',
    'suit jacket',
    noun('缎面戗驳领礼服上衣', 'dinner jacket'),
    noun('缎面青果领礼服上衣', 'dinner jacket', 'shawl-collar'),
  ),
  sweatshirt: () => noun('圆领卫衣', 'sweatshirt'),
  tee: () => noun('短袖衫', 'T-shirt'),
  trench: byOption(
    'length',
    {
      short: noun('双排扣短风衣', 'short trench coat'),
      long: noun('双排扣长风衣', 'long trench coat'),
    },
    noun('双排扣风衣', 'trench coat', 'double-breasted'),
  ),
  trousers,
} satisfies Partial<Record<Kind, NounRule>>;
