import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { autoPlay, intervalTime } from '../fields/scalars.ts';
import { storyCard } from '../fields/story-card.ts';

const image = (motif: string, alt: string) => ({ key: `banner-${motif}-1x1`, alt });

/** A carousel of topics: a square picture, a title and a subtitle. */
export const schema = z
  .object({
    ...commonFields,
    topics: z.array(storyCard).min(1).max(12).meta(label('话题', 'Topics')),
    autoPlay,
    intervalTime,
  })
  .meta({
    ...label('话题轮播', 'Topics'),
    sample: {
      zh: {
        topics: [
          {
            image: image('bags', '石台上的手袋'),
            title: '一只包的二十年',
            subtitle: '皮革会记住你的手',
          },
          {
            image: image('shoes', '窗光里的鞋'),
            title: '平底鞋的重量',
            subtitle: '九十七道工序之后',
          },
        ],
      },
      en: {
        topics: [
          {
            image: image('bags', 'A bag on a plinth'),
            title: 'Twenty years of one bag',
            subtitle: 'Leather remembers your hand',
          },
          {
            image: image('shoes', 'Shoes in window light'),
            title: 'The weight of a flat shoe',
            subtitle: 'After ninety-seven steps',
          },
        ],
      },
    },
  });
export type SlideTopicFields = z.infer<typeof schema>;
