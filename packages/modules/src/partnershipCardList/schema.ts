import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { line, paragraph } from '../fields/scalars.ts';

/** Built-in icons for benefits without an icon of their own. */
const SYMBOLS = [
  ...(['star', 'gift', 'clock', 'hanger', 'delivery', 'parcel'] as const),
  ...(['returns', 'globe', 'heart', 'bell', 'bag', 'chat'] as const),
] as const;

const benefit = z.object({
  description: line(30).meta(label('说明', 'Description')),
  icon: picture.optional().meta(label('图标', 'Icon')),
  symbol: z.enum(SYMBOLS).default('star').meta(label('线描图标', 'Built-in icon')),
});

const partner = z.object({
  logo: picture.optional().meta(label('标志', 'Logo')),
  name: line(40).meta(label('名称', 'Name')),
  subtitle: line(30).meta(label('副标题', 'Subtitle')),
  detail: paragraph(300).meta(label('详情', 'Detail')),
  benefits: z.array(benefit).max(12).default([]).meta(label('礼遇', 'Benefits')),
  linkText: line(20).meta(label('按钮文字', 'Button text')),
  commonLink,
});

const link = { web: '/content/about', mp: '/pages/content/index?id=about' };

/** Cards with the benefits that partners offer to members. */
export const schema = z
  .object({
    ...commonFields,
    cards: z.array(partner).min(1).max(12).meta(label('伙伴', 'Partners')),
  })
  .meta({
    ...label('合作礼遇', 'Partner benefits'),
    sample: {
      zh: {
        cards: [
          {
            name: 'Hotel Lune',
            subtitle: '酒店会员礼遇',
            detail: '出行衣箱由酒店代收熨烫，抵达即可穿着。',
            benefits: [
              { description: '代收熨烫', symbol: 'hanger' },
              { description: '入住礼', symbol: 'gift' },
            ],
            linkText: '查看详情',
            commonLink: link,
          },
        ],
      },
      en: {
        cards: [
          {
            name: 'Hotel Lune',
            subtitle: 'For members',
            detail: 'Your case is received and pressed, ready to wear as you arrive.',
            benefits: [
              { description: 'Pressing', symbol: 'hanger' },
              { description: 'A gift', symbol: 'gift' },
            ],
            linkText: 'Read more',
            commonLink: link,
          },
        ],
      },
    },
  });
export type PartnershipCardListFields = z.infer<typeof schema>;
export type Partner = z.infer<typeof partner>;
export type PartnerBenefit = z.infer<typeof benefit>;
