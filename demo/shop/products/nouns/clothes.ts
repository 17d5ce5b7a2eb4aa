import type { DesignOptions } from '../drawn-products.ts';
import type { Kind } from '../kinds.ts';
import { dresses } from './dresses.ts';
import { knitsAndShirts } from './knits-and-shirts.ts';
import { byOption, type Noun, type NounRule, noun, nounWithoutFabric, withSize } from './noun.ts';
import { trousers } from './trousers.ts';

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

const denimJacket = byOption(
  'collar',
  {
    suede: nounWithoutFabric('麂皮领牛仔夹克', 'suede-collar denim jacket'),
    shearling: nounWithoutFabric('羊羔毛领牛仔夹克', 'shearling-collar denim jacket'),
  },
  nounWithoutFabric('牛仔夹克', 'denim jacket'),
);

const bomber: NounRule = ({ pockets, collar, sleeves }) => {
  if (sleeves === 'leather') return noun('皮袖飞行员夹克', 'bomber jacket', 'leather-sleeve');
  if (pockets === 'patch') return noun('四袋飞行员夹克', 'bomber jacket', 'four-pocket');
  return collar === 'shirt'
    ? noun('翻领飞行员夹克', 'bomber jacket', 'collared')
    : noun('飞行员夹克', 'bomber jacket');
};

const trench: NounRule = ({ length, shoulders }) => {
  const zh = { short: '短风衣', knee: '风衣', long: '长风衣' }[String(length)] ?? '风衣';
  const en = { short: 'short trench coat', knee: 'trench coat', long: 'long trench coat' };
  const name = en[length as keyof typeof en];
  if (shoulders === 'cape') return noun(`披肩${zh}`, name, 'caped');
  if (length === 'knee') return noun(`双排扣${zh}`, name, 'double-breasted');
  return noun(`双排扣${zh}`, name);
};

const carCoat: NounRule = ({ length, collar, belt, pockets }, { gender, fabric }) => {
  if (gender === 'kids') {
    return collar === 'corduroy'
      ? noun('灯芯绒领短雨衣', 'raincoat', 'corduroy-collar')
      : noun('短雨衣', 'raincoat');
  }
  if (belt) return noun('束带及膝外套', 'car coat', 'tie-belt');
  if (pockets) return noun('贴袋及膝外套', 'car coat', 'patch-pocket');
  if (fabric === 'gabardine') return noun('暗门襟雨衣', 'raincoat', 'fly-front');
  return length === 'knee'
    ? noun('暗门襟及膝外套', 'car coat', 'fly-front')
    : noun('外套', 'car coat');
};

export const clothes = {
  ...dresses,
  ...knitsAndShirts,
  blazer: jacket(
    '西装外套',
    'blazer',
    noun('缎面驳领吸烟装', 'tuxedo jacket'),
    noun('缎面青果领吸烟装', 'tuxedo jacket', 'shawl-collar'),
  ),
  bomber,
  carCoat,
  coat: jacket('大衣', 'coat', noun('大衣', 'coat')),
  denimJacket,
  duffleCoat: ({ lining }) =>
    lining === 'shearling'
      ? noun('羊羔绒里牛角扣大衣', 'duffle coat', 'fleece-lined')
      : noun('牛角扣大衣', 'duffle coat'),
  dungarees: ({ pocket }) =>
    pocket === 'heart' ? noun('爱心背带裤', 'dungarees', 'heart') : noun('背带裤', 'dungarees'),
  puffer: ({ hood, length, quilting, yoke }) => {
    if (yoke) return nounWithoutFabric('拼色连帽羽绒服', 'two-tone hooded down jacket');
    if (quilting) return nounWithoutFabric('细绗连帽羽绒服', 'fine-quilted hooded down jacket');
    if (hood) return nounWithoutFabric('连帽羽绒服', 'hooded down jacket');
    return length === 'short'
      ? withSize('short', nounWithoutFabric('立领短羽绒服', 'down jacket'))
      : nounWithoutFabric('立领羽绒服', 'down jacket');
  },
  suitJacket: jacket(
    '西装',
    'suit jacket',
    noun('缎面戗驳领礼服上衣', 'dinner jacket'),
    noun('缎面青果领礼服上衣', 'dinner jacket', 'shawl-collar'),
  ),
  tee: () => noun('短袖衫', 'T-shirt'),
  trench,
  trousers,
} satisfies Partial<Record<Kind, NounRule>>;
