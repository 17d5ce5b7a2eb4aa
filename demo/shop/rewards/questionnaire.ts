import { localised } from '@vitrine/kit';
import { chinaMidnight } from '../content/pages/dates.ts';

export const QUESTIONNAIRE = 'how-you-dress';

const option = (id: string, zh: string, en: string) => ({ id, text: localised(zh, en) });

const questions = [
  {
    id: 'wears',
    kind: 'single',
    text: localised('平日里，哪一种更像您？', 'On an ordinary day, which is more like you?'),
    isRequired: true,
    options: [
      option('tailored', '利落的剪裁', 'Something well cut'),
      option('soft', '柔软的针织', 'Something soft and knitted'),
      option('plain', '一件白衬衫就够', 'A white shirt is enough'),
      option('bold', '要有一处亮眼', 'One thing that catches the eye'),
    ],
    limit: 1,
  },
  {
    id: 'colours',
    kind: 'multiple',
    text: localised('衣橱里哪些颜色最多？', 'Which colours do you own most of?'),
    isRequired: true,
    options: [
      option('black', '黑', 'Black'),
      option('ivory', '米白', 'Ivory'),
      option('camel', '驼', 'Camel'),
      option('navy', '藏蓝', 'Navy'),
      option('bright', '鲜亮的', 'Bright ones'),
    ],
    limit: 3,
  },
  {
    id: 'advice',
    kind: 'scale',
    text: localised(
      '您希望我们多推荐一些吗？1 是不必，5 是多多益善',
      'Would you like more advice from us? 1 is none, 5 is as much as possible',
    ),
    isRequired: false,
    options: [],
    limit: 5,
  },
  {
    id: 'wish',
    kind: 'text',
    text: localised('有什么一直没找到的？', 'Is there anything you have never found?'),
    isRequired: false,
    options: [],
    limit: 200,
  },
];

export const questionnaireRows = (now: number) => [
  {
    id: QUESTIONNAIRE,
    title: localised('您怎么穿', 'How you dress'),
    introduction: localised(
      '四道题，一分钟。答案只用来为您挑衣服。',
      'Four questions, a minute. We use the answers to choose for you, and for nothing else.',
    ),
    questions,
    starts_at: chinaMidnight(now, -30),
    ends_at: null,
  },
];
