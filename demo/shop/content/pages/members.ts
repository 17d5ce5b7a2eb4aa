import { localised } from '@vitrine/kit';
import { SALES } from '../../sets/sales.ts';
import { bannerImage } from '../images.ts';
import { toSale } from '../links.ts';
import { entry, type PagePlan } from './page-plan.ts';

const BAG = 'women-top-handle-bag-classic-croc-bottle';

/** A section at the end of the women's home, for members who are let into the private sale early. */
export const membersWomen: PagePlan = {
  code: 'members-women',
  benefit: 'private-sale',
  title: localised('会员礼遇', 'For members'),
  share: {
    text: localised('季末留给会员的一小间', 'A small room kept for members'),
    picture: (t) => bannerImage(t, 'members', '1x1', BAG),
    isReference: true,
  },
  body: ({ t }) => [
    entry('singleImage', 'private-sale', {
      layout: 'beside',
      image: bannerImage(t, 'members', '3x4', BAG),
      wideImage: bannerImage(t, 'members', '1x1', BAG),
      kicker: t('会员礼遇', 'For members'),
      title: t('私享特卖，已为您打开', 'The private sale is open to you'),
      description: t(
        '两天后向所有人开放。在那之前，安静地挑。',
        'It opens to everyone in two days. Until then, choose in peace.',
      ),
      linkText: t('入场', 'Come in'),
      commonLink: toSale(SALES.privateSale),
    }),
  ],
};
