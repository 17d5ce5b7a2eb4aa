import { z } from 'zod';
import { commonFields, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { line, switchField } from '../fields/scalars.ts';

const tab = z.object({
  tabName: line(20).pipe(z.string().min(1, 'must have a name')).meta(label('标签', 'Tab')),
  image: picture.optional().meta(label('图片', 'Picture')),
  commonLink,
  current: switchField().meta(label('就是本页', 'Current page')),
});

const pageTab = (tabName: string, id: string) => ({
  tabName,
  commonLink: { web: `/content/${id}`, mp: `/pages/content/index?id=${id}` },
});

/** The pages of a campaign as tabs: underlined text, or pictures if all of them have one. */
export const schema = z
  .object({
    ...commonFields,
    spacing: spacing('tight'),
    tabs: z.array(tab).min(1).max(8).meta(label('页面', 'Pages')),
  })
  .meta({
    ...label('活动导航', 'Campaign tabs'),
    sample: {
      zh: {
        tabs: [
          { tabName: '陈列室', current: true },
          pageTab('秋日来信', 'autumn-letter'),
          pageTab('早春', 'spring'),
        ],
      },
      en: {
        tabs: [
          { tabName: 'Showroom', current: true },
          pageTab('Word from autumn', 'autumn-letter'),
          pageTab('Early spring', 'spring'),
        ],
      },
    },
  });
export type CampaignTabsFields = z.infer<typeof schema>;
export type CampaignTab = z.infer<typeof tab>;
