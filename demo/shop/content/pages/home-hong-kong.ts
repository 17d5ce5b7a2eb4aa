import type { Translate } from '../translate.ts';
import { homeKids } from './home-kids.ts';
import { homeMen } from './home-men.ts';
import { homeWomen } from './home-women.ts';
import { entry, type PageEntry, type PagePlan } from './page-plan.ts';

/** The note about delivery to Hong Kong, above the new arrivals. */
const deliveryNote = (t: Translate): PageEntry =>
  entry('text', 'hong-kong', {
    style: 'body',
    align: 'centre',
    background: 'ivory',
    content: t(
      '<p>顺丰直送香港，无需清关身份信息。</p>',
      '<p>By SF Express, straight to Hong Kong. Customs asks for no ID.</p>',
    ),
  });

const toHongKongPage = (homePage: PagePlan): PagePlan => ({
  ...homePage,
  country: 'HK',
  body: (context) => {
    const [hero, entrances, ...rest] = homePage.body(context);
    return [hero, entrances, deliveryNote(context.t), ...rest].filter(
      (pageEntry) => pageEntry !== undefined,
    );
  },
});

/** The home pages with a note about delivery to Hong Kong. */
export const hongKongHomePages = [homeWomen, homeMen, homeKids].map(toHongKongPage);
