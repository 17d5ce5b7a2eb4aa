import type { OrderReturn, PickupSlot } from '@vitrine/contract';
import { defineMessages, type Language } from '@vitrine/kit';
import type { StatusTone } from '@vitrine/ui';
import { formatDay } from '../dates/format-date.ts';

export const returnMessages = defineMessages({
  reasons: {
    size: ['尺码或规格不合适', 'Wrong size or version'],
    'changed-mind': ['不想要了', 'Changed my mind'],
    'not-as-pictured': ['与图片不符', 'Not as pictured'],
    faulty: ['有瑕疵', 'Faulty'],
    'wrong-item': ['发错商品', 'Not what was ordered'],
    other: ['其他原因', 'Something else'],
  },
  parts: {
    morning: ['上午 9–12 点', '9 am–noon'],
    afternoon: ['下午 2–6 点', '2–6 pm'],
  },
});

/** Formats a pickup slot: 11 月 22 日 上午. */
export const formatPickup = ({ date, part }: PickupSlot, language: Language): string =>
  `${formatDay(date, language)} ${returnMessages[language].parts[part]}`;

export const getReturnTone = ({ status }: OrderReturn): StatusTone =>
  status === 'cancelled' || status === 'refunded' ? 'quiet' : 'good';
