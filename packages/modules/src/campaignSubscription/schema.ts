import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { line } from '../fields/scalars.ts';

/** Lets a shopper in the app be told of a campaign. */
export const schema = z
  .object({
    ...commonFields,
    campaignName: z.string().trim().min(1).max(60).meta(label('活动名称', 'Name of the campaign')),
    displayText: line(80).meta(label('展示文字', 'Words beside the button')),
    btnText: line(12).meta(label('订阅按钮', 'Words to subscribe')),
    subscribedBtnText: line(12).meta(label('已订阅按钮', 'Words once subscribed')),
  })
  .meta({
    ...label('活动订阅', 'Campaign reminder'),
    sample: {
      zh: { campaignName: 'spring', displayText: '第二批到店时，提醒我' },
      en: { campaignName: 'spring', displayText: 'Tell me when the second parcel arrives' },
    },
  });
export type CampaignSubscriptionFields = z.infer<typeof schema>;
