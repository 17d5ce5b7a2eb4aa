import type { OrderReturn, PickupSlot } from '@vitrine/contract';
import { defineMessages, type Language } from '@vitrine/kit';
import type { StatusProps } from '@vitrine/ui';
import { formatDay } from '../dates/format-date.ts';

export const returnMessages = defineMessages({
  'zh-CN': {
    reasons: {
      size: '尺码不合适',
      'not-as-pictured': '与图片不符',
      faulty: '有瑕疵',
      'wrong-item': '发错商品',
      other: '其他原因',
    },
    parts: { morning: '上午 9–12 点', afternoon: '下午 2–6 点' },
  },
  'en-US': {
    reasons: {
      size: 'The size is not right',
      'not-as-pictured': 'Not as pictured',
      faulty: 'Faulty',
      'wrong-item': 'Not what was ordered',
      other: 'Something else',
    },
    parts: { morning: '9 am–noon', afternoon: '2–6 pm' },
  },
});

/** Formats a pickup slot: 11 月 22 日 上午. */
export const formatPickup = ({ date, part }: PickupSlot, language: Language): string =>
  `${formatDay(date, language)} ${returnMessages[language].parts[part]}`;

export const getReturnTone = ({ status }: OrderReturn): StatusProps['tone'] =>
  status === 'cancelled' || status === 'refunded' ? 'quiet' : 'good';
