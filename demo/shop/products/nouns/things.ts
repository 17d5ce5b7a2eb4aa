import { capitalise, localised } from '@vitrine/kit';
import type { Kind } from '../kinds.ts';
import { byOption, type NounRule, noun, withSize } from './noun.ts';
import { shoes } from './shoes.ts';

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
  ...shoes,
  backpack: ({ size }) =>
    size ? withSize('small', noun('小双肩包', 'backpack')) : noun('翻盖双肩包', 'backpack'),
  beanie: ({ bobble }) =>
    bobble ? noun('绒球毛线帽', 'bobble hat') : noun('翻边毛线帽', 'beanie'),
  belt: ({ width }) =>
    width === 'slim' ? withSize('slim', noun('椭圆扣细腰带', 'belt')) : noun('方扣腰带', 'belt'),
  briefcase: () => noun('双扣公文包', 'briefcase'),
  cap: () => noun('棒球帽', 'baseball cap'),
  crossbodyBag,
  earrings,
  scarf,
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
