import { capitalise, type Localised } from '@vitrine/kit';
import { both } from './both.ts';
import type { Facts, Kind, Piece } from './pieces.ts';

interface Whole {
  zhColour: string;
  enColour: string;
  cloth: Localised;
}

/** What stands around the cloth in a name: 棉质华达呢 + 双排扣风衣, double-breasted + trench coat. */
export interface Noun {
  zh: string;
  en: string;
  /** English words that come before the cloth. */
  before?: string;
  /** An English size, which comes before everything: a small sage backpack. */
  size?: string;
  hidesCloth?: true;
  /** For names of another build altogether. */
  whole?: (words: Whole) => Localised;
}

type Rule = (facts: Facts, piece: Piece) => Noun;

const noun = (zh: string, en: string, before?: string): Noun =>
  before === undefined ? { zh, en } : { zh, en, before };
const bare = (zh: string, en: string): Noun => ({ zh, en, hidesCloth: true });

const sized = (size: string, of: Noun): Noun => ({ ...of, size });

const breasted = (facts: Facts) =>
  facts.doubleBreasted
    ? { zh: '双排扣', en: 'double-breasted' }
    : { zh: '单排扣', en: 'single-breasted' };

const jacket = (zh: string, en: string, evening: Noun): Rule => {
  return (facts) => {
    if (facts.satinLapel) return evening;
    const front = breasted(facts);
    return noun(`${front.zh}${zh}`, en, front.en);
  };
};

const byFact =
  (name: string, table: Readonly<Record<string, Noun>>, otherwise: Noun): Rule =>
  (facts) =>
    table[String(facts[name])] ?? otherwise;

const trousers: Rule = (facts, { gender, fabric }) => {
  if (fabric === 'denim') {
    return gender === 'kids'
      ? bare('松紧腰牛仔裤', 'pull-on jeans')
      : bare('锥形牛仔裤', 'tapered jeans');
  }
  if (gender === 'kids') return noun('松紧腰长裤', 'trousers', 'pull-on');
  if (facts.leg === 'tapered') {
    return fabric === 'gabardine'
      ? noun('锥形休闲裤', 'chinos', 'tapered')
      : noun('锥形长裤', 'trousers', 'tapered');
  }
  if (facts.belt) return noun('束腰阔腿裤', 'wide-leg trousers', 'belted');
  if (facts.leg === 'wide') return noun('高腰阔腿裤', 'trousers', 'wide-leg');
  return gender === 'men'
    ? noun('打褶西裤', 'trousers', 'pleated')
    : noun('高腰直筒裤', 'trousers', 'straight-leg');
};

const dress: Rule = ({ neck, length, collar }) => {
  if (collar) return noun('圆领短袖连衣裙', 'dress', 'round-collar');
  if (neck === 'cowl') return noun('垂领吊带裙', 'slip dress', 'cowl-neck');
  if (length === 'mini') return noun('吊带短裙', 'mini slip dress');
  if (neck === 'straight') return noun('平领吊带及膝裙', 'slip dress', 'straight-neck');
  return noun('深领吊带中长裙', 'midi slip dress');
};

const gown: Rule = ({ neck, skirt }) => {
  if (neck === 'oneShoulder') return noun('单肩褶裥礼服裙', 'gown', 'one-shoulder');
  if (neck === 'sweetheart') return noun('心形领大摆礼服裙', 'ball gown', 'sweetheart-neck');
  return skirt === 'column'
    ? noun('挂颈直身礼服裙', 'column gown', 'halterneck')
    : noun('挂颈伞摆礼服裙', 'gown', 'halterneck');
};

const skirt: Rule = ({ cut, length }, { gender }) => {
  if (cut === 'pencil') return noun('铅笔裙', 'pencil skirt');
  if (gender === 'kids') return noun('百褶裙', 'skirt', 'pleated');
  if (length === 'long') return noun('百褶长裙', 'maxi skirt', 'pleated');
  if (length === 'midi') return noun('百褶中长裙', 'midi skirt', 'pleated');
  return noun('百褶短裙', 'mini skirt', 'pleated');
};

const pump: Rule = ({ bow, toeCap, heel }) => {
  if (bow) return noun('蝴蝶结猫跟鞋', 'kitten-heel pumps', 'bow-trimmed');
  if (toeCap) return noun('拼色鞋头猫跟鞋', 'kitten-heel pumps', 'cap-toe');
  return heel === 'stiletto'
    ? noun('尖头细高跟鞋', 'stiletto pumps', 'pointed')
    : noun('尖头猫跟鞋', 'kitten-heel pumps', 'pointed');
};

const shirt: Rule = ({ collar, pockets }) => {
  if (collar === 'bow') return noun('蝴蝶结领衬衫', 'blouse', 'bow-neck');
  if (collar === 'spread') return noun('宽角领衬衫', 'shirt', 'spread-collar');
  if (collar === 'buttonDown') return noun('扣领衬衫', 'shirt', 'button-down');
  return pockets ? noun('双口袋衬衫', 'shirt', 'two-pocket') : noun('衬衫', 'shirt');
};

const watch: Rule = ({ strap }) => ({
  ...noun('腕表', 'watch'),
  whole: ({ zhColour, enColour, cloth }) =>
    strap === 'leather'
      ? both(
          `${zhColour}${cloth['zh-CN']}表带腕表`,
          `Watch with ${enColour} ${cloth['en-US']} strap`,
        )
      : both(
          `${zhColour}表盘${cloth['zh-CN']}链带腕表`,
          capitalise(`${cloth['en-US']} bracelet watch with ${enColour} dial`),
        ),
});

const earrings: Rule = ({ shape }) => ({
  ...noun('耳环', 'earrings'),
  whole: ({ zhColour, enColour, cloth }) => {
    const metal = capitalise(cloth['en-US']);
    if (shape === 'hoop') return both(`${cloth['zh-CN']}圆环耳环`, `${metal} hoop earrings`);
    if (shape === 'pearl') {
      return both(`${zhColour}珍珠耳坠`, `${capitalise(enColour)} pearl earrings`);
    }
    return both(
      `${zhColour}宝石${cloth['zh-CN']}耳坠`,
      `${metal} drop earrings with ${enColour} stones`,
    );
  },
});

const scarf: Rule = ({ shape }, { gender, fabric }) => {
  if (shape === 'square') return noun('团花方巾', 'square', 'medallion-print');
  if (gender === 'kids') return sized('small', noun('流苏小围巾', 'scarf'));
  return fabric === 'cashmere'
    ? noun('流苏围巾', 'scarf', 'fringed')
    : noun('流苏披肩', 'scarf', 'fringed');
};

const topHandleBag: Rule = (facts) => {
  if (facts.scarf) return noun('系丝巾手提包', 'top-handle bag', 'scarf-tied');
  if (facts.handle === 'tall') return sized('tall', noun('高柄手提包', 'top-handle bag'));
  return noun('转锁手提包', 'top-handle bag', 'turn-lock');
};

const crossbodyBag: Rule = ({ strap, lock }) => {
  if (strap === 'leather') return noun('圆环扣斜挎包', 'cross-body bag', 'ring-lock');
  return lock === 'ring'
    ? noun('圆环扣链条包', 'chain bag', 'ring-lock')
    : noun('链条肩背包', 'chain shoulder bag');
};

const denimJacket = byFact(
  'collar',
  {
    suede: bare('麂皮领牛仔夹克', 'suede-collar denim jacket'),
    shearling: bare('羊羔毛领牛仔夹克', 'shearling-collar denim jacket'),
  },
  bare('牛仔夹克', 'denim jacket'),
);

const cardigan: Rule = ({ neck, goldButtons }) => {
  if (goldButtons) return noun('金扣短开衫', 'cardigan', 'gold-button');
  return neck === 'v' ? noun('鸡心领开衫', 'cardigan', 'V-neck') : noun('圆领开衫', 'cardigan');
};

const carCoat: Rule = ({ length }, { gender, fabric }) => {
  if (gender === 'kids') return noun('短雨衣', 'raincoat');
  if (fabric === 'gabardine') return noun('暗门襟雨衣', 'raincoat', 'fly-front');
  return length === 'knee'
    ? noun('暗门襟及膝外套', 'car coat', 'fly-front')
    : noun('外套', 'car coat');
};

const NOUNS: Readonly<Record<Kind, Rule>> = {
  backpack: ({ size }) =>
    size ? sized('small', noun('小双肩包', 'backpack')) : noun('翻盖双肩包', 'backpack'),
  beanie: ({ bobble }) =>
    bobble ? noun('绒球毛线帽', 'bobble hat') : noun('翻边毛线帽', 'beanie'),
  belt: ({ width }) =>
    width === 'slim' ? sized('slim', noun('椭圆扣细腰带', 'belt')) : noun('方扣腰带', 'belt'),
  blazer: jacket('西装外套', 'blazer', noun('缎面驳领吸烟装', 'tuxedo jacket')),
  bomber: () => noun('飞行员夹克', 'bomber jacket'),
  boot: ({ elastic }) =>
    elastic ? noun('切尔西靴', 'Chelsea boots') : noun('粗跟及踝靴', 'ankle boots', 'block-heel'),
  briefcase: () => noun('双扣公文包', 'briefcase'),
  cap: () => noun('棒球帽', 'baseball cap'),
  carCoat,
  cardigan,
  coat: jacket('大衣', 'coat', noun('大衣', 'coat')),
  crossbodyBag,
  denimJacket,
  dress,
  duffleCoat: () => noun('牛角扣大衣', 'duffle coat'),
  dungarees: () => noun('背带裤', 'dungarees'),
  earrings,
  gown,
  knit: byFact(
    'neck',
    {
      roll: noun('高领毛衣', 'roll-neck jumper'),
      v: noun('鸡心领毛衣', 'V-neck jumper'),
    },
    noun('圆领毛衣', 'crew-neck jumper'),
  ),
  laceUp: ({ toeCap }) =>
    toeCap ? noun('三接头牛津鞋', 'Oxford shoes', 'cap-toe') : noun('德比鞋', 'Derby shoes'),
  loafer: ({ trim }) =>
    trim === 'horsebit'
      ? noun('马衔扣乐福鞋', 'loafers', 'horsebit')
      : noun('便士乐福鞋', 'penny loafers'),
  polo: () => noun('马球衫', 'polo shirt'),
  puffer: ({ hood, length }) => {
    if (hood) return bare('连帽羽绒服', 'hooded down jacket');
    return length === 'short'
      ? sized('short', bare('立领短羽绒服', 'down jacket'))
      : bare('立领羽绒服', 'down jacket');
  },
  pump,
  scarf,
  shirt,
  skirt,
  sneaker: ({ closure, sole }) => {
    if (closure === 'straps') return noun('搭带运动鞋', 'trainers', 'strap-fastening');
    return sole === 'gum'
      ? noun('生胶底运动鞋', 'trainers', 'gum-sole')
      : noun('低帮运动鞋', 'trainers', 'low-top');
  },
  suitJacket: jacket('西装', 'suit jacket', noun('缎面戗驳领礼服上衣', 'dinner jacket')),
  sunglasses: byFact(
    'frame',
    {
      catEye: noun('猫眼太阳镜', 'sunglasses', 'cat-eye'),
      oval: noun('椭圆太阳镜', 'sunglasses', 'oval'),
      square: noun('方框太阳镜', 'sunglasses', 'square'),
    },
    noun('圆框太阳镜', 'sunglasses', 'round'),
  ),
  sweatshirt: () => noun('圆领卫衣', 'sweatshirt'),
  tee: () => noun('短袖衫', 'T-shirt'),
  tie: byFact(
    'pattern',
    {
      stripe: noun('斜条纹领带', 'tie', 'regimental-stripe'),
      dot: noun('波点领带', 'tie', 'polka-dot'),
    },
    noun('领带', 'tie'),
  ),
  topHandleBag,
  tote: () => noun('敞口托特包', 'tote bag'),
  trench: byFact(
    'length',
    {
      short: noun('双排扣短风衣', 'short trench coat', 'double-breasted'),
      long: noun('双排扣长风衣', 'long trench coat', 'double-breasted'),
    },
    noun('双排扣风衣', 'trench coat', 'double-breasted'),
  ),
  trousers,
  watch,
};

export const nounOf = (piece: Piece): Noun => NOUNS[piece.kind](piece.facts, piece);
