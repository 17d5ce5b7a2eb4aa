import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** Days, hours, minutes and seconds, written after their numbers. */
  units: [
    ['天', '时', '分', '秒'],
    ['d', 'h', 'm', 's'],
  ],
  timeLeft: ['余', 'Ends in'],
  startsIn: ['距开始', 'Starts in'],
  /** {title} and {time}; {time} is built from the units above. */
  timer: ['{title} {time}', '{title}: {time}'],
});
