import { z } from 'zod';
import { commonFields, ctaButton, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { line, switchField } from '../fields/scalars.ts';

const link = (id: string) => ({
  web: `/content/${id}`,
  mp: `/pages/content/index?id=${id}`,
});

/** A button of a link, or one that enrols in a campaign first and then is that link. */
const campaignButton = ctaButton.extend({
  campaignId: line(60).meta(label('活动编号，填写则先报名', 'Campaign to enrol in first')),
});

/** The call to action of a campaign: a line of text, and one or two buttons. */
export const schema = z
  .object({
    ...commonFields,
    spacing: spacing('none'),
    title: line(30).meta(label('标题', 'Title')),
    subTitle: line(40).meta(label('副标题', 'Subtitle')),
    buttons: z.array(campaignButton).min(1).max(2).meta(label('按钮', 'Buttons')),
    stickyBottom: switchField(true).meta(
      label('窄屏时固定在底部', 'Stick to the bottom on mobile'),
    ),
  })
  .meta({
    ...label('活动按钮', 'Campaign button'),
    sample: {
      zh: {
        title: '秋日来信',
        subTitle: '到十一月三十日止',
        buttons: [{ text: '去挑选', commonLink: link('autumn-letter') }],
        stickyBottom: false,
      },
      en: {
        title: 'Word from autumn',
        subTitle: 'Until 30 November',
        buttons: [{ text: 'Choose', commonLink: link('autumn-letter') }],
        stickyBottom: false,
      },
    },
  });
export type CampaignCTAButtonFields = z.infer<typeof schema>;
