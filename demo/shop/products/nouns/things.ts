import { capitalise, localised } from '@vitrine/kit';
import type { Kind } from '../kinds.ts';
import { bags } from './bags.ts';
import { byOption, type Noun, type NounRule, noun, withSize } from './noun.ts';
import { shoes } from './shoes.ts';

const watch: NounRule = ({ strap, shape, subdials }) => {
  const zhWatch = subdials ? '计时腕表' : shape === 'rectangle' ? '方形腕表' : '腕表';
  const enWatch = subdials ? 'chronograph' : shape === 'rectangle' ? 'rectangular watch' : 'watch';
  return {
    ...noun('腕表', 'watch'),
    buildName: ({ zhColour, enColour, fabricName }) =>
      strap === 'leather'
        ? localised(
            `${zhColour}${fabricName['zh-CN']}表带${zhWatch}`,
            `${capitalise(enWatch)} with ${enColour} ${fabricName['en-US']} strap`,
          )
        : localised(
            `${zhColour}表盘${fabricName['zh-CN']}链带${zhWatch}`,
            capitalise(`${fabricName['en-US']} bracelet ${enWatch} with ${enColour} dial`),
          ),
  };
};

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

const PRINTS: Readonly<Record<string, Noun>> = {
  medallion: noun('团花方巾', 'square', 'medallion-print'),
  bridles: noun('缰绳方巾', 'square', 'bridle-print'),
  garden: noun('花园方巾', 'square', 'garden-print'),
};

const BELTS: Readonly<Record<string, Noun>> = {
  frame: noun('方扣腰带', 'belt'),
  plate: noun('板扣腰带', 'belt', 'plate-buckle'),
  rings: noun('双环腰带', 'belt', 'double-ring'),
  oval: noun('椭圆扣腰带', 'belt'),
};

const scarf: NounRule = ({ shape, print }, { gender }) => {
  if (shape === 'square') return PRINTS[String(print)] ?? noun('方巾', 'square');
  if (gender === 'kids') return withSize('small', noun('流苏小围巾', 'scarf'));
  return noun('流苏围巾', 'scarf', 'fringed');
};

/** Bags, shoes, jewellery and other accessories. */
export const things = {
  ...bags,
  ...shoes,
  beanie: ({ bobble }) =>
    bobble ? noun('绒球毛线帽', 'bobble hat') : noun('翻边毛线帽', 'beanie'),
  belt: ({ width, buckle }) => {
    const belt = BELTS[String(buckle)] ?? noun('腰带', 'belt');
    return width === 'slim' ? withSize('slim', { ...belt, zh: `细${belt.zh}` }) : belt;
  },
  briefcase: () => noun('双扣公文包', 'briefcase'),
  cap: () => noun('棒球帽', 'baseball cap'),
  earrings,
  scarf,
  sunglasses: byOption(
    'frame',
    {
      aviator: noun('水滴框太阳镜', 'sunglasses', 'aviator'),
      butterfly: noun('蝶形太阳镜', 'sunglasses', 'butterfly'),
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
  watch,
} satisfies Partial<Record<Kind, NounRule>>;
