import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** {days}: a day or a range of days; {place}: a city or a country. */
  promise: ['预计 {days} 送达{place}', 'Arrives {days} in {place}'],
  today: ['今日送达{place}', 'Arrives today in {place}'],
});
