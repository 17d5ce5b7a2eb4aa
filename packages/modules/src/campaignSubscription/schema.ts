import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { line } from '../fields/scalars.ts';

/** Lets a shopper in the app subscribe to a campaign reminder. */
export const schema = z
  .object({
    ...commonFields,
    campaignName: z.string().trim().min(1).max(60).meta(label('活动名称', 'Campaign name')),
    displayText: line(80).meta(label('展示文字', 'Text beside the button')),
    btnText: line(12).meta(label('订阅按钮', 'Subscribe button text')),
    subscribedBtnText: line(12).meta(label('已订阅按钮', 'Subscribed button text')),
  })
  .meta({
    ...label('活动订阅', 'Campaign reminder'),
    sample: {
      zh: { campaignName: 'spring', displayText: '第二批到店时，提醒我' },
      en: { campaignName: 'spring', displayText: 'Tell me when the second parcel arrives' },
    },
  });
export type CampaignSubscriptionFields = z.infer<typeof schema>;
