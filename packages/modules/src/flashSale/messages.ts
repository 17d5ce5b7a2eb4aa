import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    /** Days, hours, minutes and seconds, written after their numbers. */
    units: ['天', '时', '分', '秒'],
    timeLeft: '余',
    startsIn: '距开始',
    /** {title} and {time}; {time} is built from the units above. */
    timer: '{title} {time}',
  },
  'en-US': {
    units: ['d', 'h', 'm', 's'],
    timeLeft: 'Ends in',
    startsIn: 'Starts in',
    timer: '{title}: {time}',
  },
});
