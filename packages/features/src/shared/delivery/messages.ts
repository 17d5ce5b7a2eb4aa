import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    /** {days}: a day or a range of days; {place}: a city or a country. */
    promise: '预计 {days} 送达{place}',
    today: '今日送达{place}',
  },
  'en-US': {
    promise: 'Arrives {days} in {place}',
    today: 'Arrives today in {place}',
  },
});
