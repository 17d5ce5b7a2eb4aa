import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { line, richText, switchField } from '../fields/scalars.ts';

const item = z.object({
  question: line(80).pipe(z.string().min(1, 'must ask something')).meta(label('问题', 'Question')),
  answer: richText().meta(label('回答', 'Answer')),
});

/** Questions that expand to show their answers. */
export const schema = z
  .object({
    ...commonFields,
    title: line().meta(label('标题', 'Title')),
    items: z.array(item).min(1).max(40).meta(label('问答', 'Questions')),
    firstOpen: switchField(true).meta(label('第一条默认打开', 'First answer open by default')),
  })
  .meta({
    ...label('问答', 'Questions and answers'),
    sample: {
      zh: {
        title: '常见问答',
        items: [
          { question: '价格是否含税？', answer: '<p>是，签收时无需另付。</p>' },
          { question: '可以退换吗？', answer: '<p>未穿过的，十四天内可以。</p>' },
        ],
      },
      en: {
        title: 'Questions',
        items: [
          {
            question: 'Do prices include duty?',
            answer: '<p>They do. Nothing is due at the door.</p>',
          },
          {
            question: 'May things go back?',
            answer: '<p>Unworn, within fourteen days.</p>',
          },
        ],
      },
    },
  });
export type QaFields = z.infer<typeof schema>;
