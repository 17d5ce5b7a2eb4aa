import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { ratio } from '../fields/picture.ts';
import { storyCard } from '../fields/story-card.ts';

const image = (cloth: string, alt: string) => ({ key: `banner-cloth-${cloth}-3x4`, alt });

/** Cards in a scrolling row; part of the next card is always visible. */
export const schema = z
  .object({
    ...commonFields,
    cards: z.array(storyCard).min(1).max(20).meta(label('卡片', 'Cards')),
    ratio: ratio('4/5'),
  })
  .meta({
    ...label('横滑卡片', 'Card row'),
    sample: {
      zh: {
        cards: [
          {
            image: image('camel', '驼绒近看'),
            title: '驼绒',
            subtitle: '拉过绒的布，不必再衬里。',
          },
          { image: image('pine', '松烟羊毛近看'), title: '松烟羊毛', subtitle: '近于黑的绿。' },
        ],
      },
      en: {
        cards: [
          {
            image: image('camel', 'Camel cloth, close to'),
            title: 'Camel',
            subtitle: 'Brushed until it needs no lining.',
          },
          {
            image: image('pine', 'Pine wool, close to'),
            title: 'Pine wool',
            subtitle: 'A green close to black.',
          },
        ],
      },
    },
  });
export type CardCarouselListFields = z.infer<typeof schema>;
