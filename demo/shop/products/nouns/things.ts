import { capitalise, localised } from '@vitrine/kit';
import type { Kind } from '../kinds.ts';
import { byOption, type NounRule, noun, withSize } from './noun.ts';

const pump: NounRule = ({ bow, toeCap, heel }) => {
  if (bow) return noun('蝴蝶结猫跟鞋', 'kitten-heel pumps', 'bow-trimmed');
  if (toeCap) return noun('拼色鞋头猫跟鞋', 'kitten-heel pumps', 'cap-toe');
  return heel === 'stiletto'
    ? noun('尖头细高跟鞋', 'stiletto pumps', 'pointed')
    : noun('尖头猫跟鞋', 'kitten-heel pumps', 'pointed');
};

const watch: NounRule = ({ strap }) => ({
  ...noun('腕表', 'watch'),
  buildName: ({ zhColour, enColour, fabricName }) =>
    strap === 'leather'
      ? localised(
          `${zhColour}${fabricName['zh-CN']}表带腕表`,
          `Watch with ${enColour} ${fabricName['en-US']} strap`,
        )
      : localised(
          `${zhColour}表盘${fabricName['zh-CN']}链带腕表`,
          capitalise(`${fabricName['en-US']} bracelet watch with ${enColour} dial`),
        ),
});

const earrings: NounRule = ({ shape }) => ({
  ...noun('耳环', 'earrings'),
  buildName: ({ zhColour, enColour, fabricName }) => {
    const metal = capitalise(fabricName['en-US']);
    if (shape === 'hoop')
      return localised(`${fabricName['zh-CN']}圆环耳环`, `${metal} hoop earrings`);
    if (shape === 'pearl') {
      return localised(`${zhColour}珍珠耳坠`, `${capitalise(enColour)} pearl earrings`);
    }
    return localised(
      `${zhColour}宝石${fabricName['zh-CN']}耳坠`,
      `${metal} drop earrings with ${enColour} stones`,
    );
  },
});

const scarf: NounRule = ({ shape }, { gender }) => {
  if (shape === 'square') return noun('团花方巾', 'square', 'medallion-print');
  if (gender === 'kids') return withSize('small', noun('流苏小围巾', 'scarf'));
  return noun('流苏围巾', 'scarf', 'fringed');
};

const topHandleBag: NounRule = (options) => {
  if (options.scarf) return noun('系丝巾手提包', 'top-handle bag', 'scarf-tied');
  if (options.handle === 'tall') return withSize('tall', noun('高柄手提包', 'top-handle bag'));
  return noun('转锁手提包', 'top-handle bag');
};

const crossbodyBag: NounRule = ({ strap, lock }) => {
  if (strap === 'leather') return noun('圆环扣斜挎包', 'cross-body bag', 'ring-lock');
  return lock === 'ring'
    ? noun('圆环扣链条包', 'chain bag', 'ring-lock')
    : noun('链条肩背包', 'chain shoulder bag');
};

/** Bags, shoes, jewellery and other accessories. */
export const things = {
  backpack: ({ size }) =>
    size ? withSize('small', noun('小双肩包', 'backpack')) : noun('翻盖双肩包', 'backpack'),
  beanie: ({ bobble }) =>
    bobble ? noun('绒球毛线帽', 'bobble hat') : noun('翻边毛线帽', 'beanie'),
  belt: ({ width }) =>
    width === 'slim' ? withSize('slim', noun('椭圆扣细腰带', 'belt')) : noun('方扣腰带', 'belt'),
  boot: ({ elastic }) =>
    elastic ? noun('切尔西靴', 'Chelsea boots') : noun('粗跟及踝靴', 'ankle boots', 'block-heel'),
  briefcase: () => noun('双扣公文包', 'briefcase'),
  cap: () => noun('棒球帽', 'baseball cap'),
  crossbodyBag,
  earrings,
  laceUp: ({ toeCap }) =>
    toeCap ? noun('三接头牛津鞋', 'Oxford shoes', 'cap-toe') : noun('德比鞋', 'Derby shoes'),
  loafer: ({ trim }) =>
    trim === 'horsebit'
      ? noun('马衔扣乐福鞋', 'loafers', 'horsebit')
      : noun('便士乐福鞋', 'penny loafers'),
  pump,
  scarf,
  sneaker: ({ closure, sole }) => {
    if (closure === 'straps') return noun('搭带运动鞋', 'trainers', 'strap-fastening');
    return sole === 'gum'
      ? noun('生胶底运动鞋', 'trainers', 'gum-sole')
      : noun('低帮运动鞋', 'trainers', 'low-top');
  },
  sunglasses: byOption(
    'frame',
    {
      catEye: noun('猫眼太阳镜', 'sunglasses', 'cat-eye'),
      oval: noun('椭圆太阳镜', 'sunglasses', 'oval'),
      square: noun('方框太阳镜', 'sunglasses', 'square'),
    },
    noun('圆框太阳镜', 'sunglasses', 'round'),
  ),
  tie: byOption(
    'pattern',
    {
      stripe: noun('斜条纹领带', 'tie', 'regimental-stripe'),
      dot: noun('波点领带', 'tie', 'polka-dot'),
    },
    noun('领带', 'tie'),
  ),
  topHandleBag,
  tote: () => noun('敞口托特包', 'tote bag'),
  watch,
} satisfies Partial<Record<Kind, NounRule>>;
