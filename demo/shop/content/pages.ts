import { LANGUAGES } from '@vitrine/kit';
import { currentPageVersion } from '@vitrine/modules/schemas';
import { cleanEntries } from '../../../apps/server/src/resources/contents/clean-entries.ts';
import { aboutPages } from './pages/about.ts';
import { autumnLetter } from './pages/autumn-letter.ts';
import { GALLERY, galleryPlans } from './pages/gallery.ts';
import { hongKongHomePages } from './pages/home-hong-kong.ts';
import { homeKids } from './pages/home-kids.ts';
import { homeMen } from './pages/home-men.ts';
import { homeWomen } from './pages/home-women.ts';
import { journal } from './pages/journal.ts';
import { journalGabardine } from './pages/journal-gabardine.ts';
import { journalOneBag } from './pages/journal-one-bag.ts';
import { legalPages } from './pages/legal.ts';
import { membersWomen } from './pages/members.ts';
import { entry, type PageContext, type PageEntry, type PagePlan } from './pages/page-plan.ts';
import { servicePages } from './pages/service.ts';
import { showcase } from './pages/showcase.ts';
import { spring } from './pages/spring.ts';
import { translatorFor } from './translate.ts';

const SPACE = 'storefront';

export const pagePlans: readonly PagePlan[] = [
  homeWomen,
  homeMen,
  homeKids,
  membersWomen,
  autumnLetter,
  spring,
  showcase,
  journal,
  journalOneBag,
  journalGabardine,
  ...servicePages,
  ...aboutPages,
  ...legalPages,
];

const buildShareEntry = ({ code, title, share }: PagePlan, { t }: PageContext): PageEntry =>
  entry('shareInfo', 'share', {
    pageTitle: t(title['zh-CN'], title['en-US']),
    shareDesc: t(share.text['zh-CN'], share.text['en-US']),
    miniPImageUrl: share.picture(t),
    ...(share.isReference ? {} : { momentImageUrl: share.picture(t) }),
    miniPUrl: `/pages/content/index?id=${code}`,
  });

export const pageRows = () =>
  [...pagePlans, ...galleryPlans].map(({ code, title }) => ({
    space: SPACE,
    code,
    content_type: 'page',
    name: title['zh-CN'],
  }));

const buildRevisions = (plans: readonly PagePlan[], environment: string, now: number) =>
  plans.flatMap((plan) =>
    LANGUAGES.map((language) => {
      const context = { t: translatorFor(language), now };
      return {
        space: SPACE,
        code: plan.code,
        environment,
        language,
        country: plan.country ?? null,
        benefit: plan.benefit ?? null,
        version: currentPageVersion(),
        title: plan.title[language],
        entries: cleanEntries([buildShareEntry(plan, context), ...plan.body(context)]),
        published_at: new Date(now).toISOString(),
      };
    }),
  );

/**
 * One published revision of each page in each language, extra home pages for Hong Kong, and the
 * gallery in an environment of its own.
 */
export const revisionRows = (now: number) => [
  ...buildRevisions([...pagePlans, ...hongKongHomePages], 'production', now),
  ...buildRevisions(galleryPlans, GALLERY, now),
];
