import { LANGUAGES } from '@vitrine/kit';
import { pageVersion } from '@vitrine/modules/schemas';
import { cleanEntries } from '../../src/resources/contents/clean-entries.ts';
import { autumnLetter } from './pages/autumn-letter.ts';
import { GALLERY, galleryPlans } from './pages/gallery.ts';
import { homeKids } from './pages/home-kids.ts';
import { homeMen } from './pages/home-men.ts';
import { homeWomen } from './pages/home-women.ts';
import { homesOfHongKong } from './pages/homes-of-hong-kong.ts';
import { housePages } from './pages/house.ts';
import { journal } from './pages/journal.ts';
import { journalGabardine } from './pages/journal-gabardine.ts';
import { journalOneBag } from './pages/journal-one-bag.ts';
import { paperPages } from './pages/papers.ts';
import { type Entry, entry, type PagePlan, type Writing } from './pages/plan.ts';
import { servicePages } from './pages/service.ts';
import { showcase } from './pages/showcase.ts';
import { spring } from './pages/spring.ts';
import { sayIn } from './say.ts';

const SPACE = 'storefront';

export const pagePlans: readonly PagePlan[] = [
  homeWomen,
  homeMen,
  homeKids,
  autumnLetter,
  spring,
  showcase,
  journal,
  journalOneBag,
  journalGabardine,
  ...servicePages,
  ...housePages,
  ...paperPages,
];

const shareOf = ({ code, title, share }: PagePlan, { say }: Writing): Entry =>
  entry('shareInfo', 'share', {
    pageTitle: say(title['zh-CN'], title['en-US']),
    shareDesc: say(share.text['zh-CN'], share.text['en-US']),
    miniPImageUrl: share.picture(say),
    ...(share.isReference ? {} : { momentImageUrl: share.picture(say) }),
    miniPUrl: `/pages/content/index?id=${code}`,
  });

export const pageRows = () =>
  [...pagePlans, ...galleryPlans].map(({ code }) => ({ space: SPACE, code, content_type: 'page' }));

const revisionsOf = (plans: readonly PagePlan[], environment: string, now: number) =>
  plans.flatMap((plan) =>
    LANGUAGES.map((language) => {
      const writing = { say: sayIn(language), now };
      return {
        space: SPACE,
        code: plan.code,
        environment,
        language,
        country: plan.country ?? null,
        version: pageVersion(),
        title: plan.title[language],
        entries: cleanEntries([shareOf(plan, writing), ...plan.body(writing)]),
        published_at: new Date(now).toISOString(),
      };
    }),
  );

/**
 * One published revision of each page in each language, for everybody but the homes of Hong Kong; the
 * gallery stands apart.
 */
export const revisionRows = (now: number) => [
  ...revisionsOf([...pagePlans, ...homesOfHongKong], 'production', now),
  ...revisionsOf(galleryPlans, GALLERY, now),
];
