import type { Say } from '../say.ts';
import { homeKids } from './home-kids.ts';
import { homeMen } from './home-men.ts';
import { homeWomen } from './home-women.ts';
import { type Entry, entry, type PagePlan } from './plan.ts';

/** What is another thing in Hong Kong, said once above the new arrivals. */
const delivery = (say: Say): Entry =>
  entry('text', 'hong-kong', {
    style: 'body',
    align: 'centre',
    background: 'ivory',
    content: say(
      '<p>顺丰直送香港，无需清关身份信息。</p>',
      '<p>By SF Express, straight to Hong Kong. Customs asks for no ID.</p>',
    ),
  });

const forHongKong = (home: PagePlan): PagePlan => ({
  ...home,
  country: 'HK',
  body: (writing) => {
    const [hero, ways, ...rest] = home.body(writing);
    return [hero, ways, delivery(writing.say), ...rest].filter((each) => each !== undefined);
  },
});

/** The homes as they are everywhere, with a line more. */
export const homesOfHongKong = [homeWomen, homeMen, homeKids].map(forHongKong);
