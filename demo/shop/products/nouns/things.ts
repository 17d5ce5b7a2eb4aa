import { capitalise, localised } from '@vitrine/kit';
import type { Kind } from '../kinds.ts';
import { bags } from './bags.ts';
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

/** Bags, shoes, jewellery and other accessories. */
export const things = {
  ...bags,
  ...shoes,
  beanie: ({ bobble }) =>
    bobble ? noun('绒球毛线帽', 'bobble hat') : noun('翻边毛线帽', 'beanie'),
  belt: ({ width }) =>
    width === 'slim' ? withSize('slim', noun('椭圆扣细腰带', 'belt')) : noun('方扣腰带', 'belt'),
  briefcase: () => noun('双扣公文包', 'briefcase'),
  cap: () => noun('棒球帽', 'baseball cap'),
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
  watch,
} satisfies Partial<Record<Kind, NounRule>>;
