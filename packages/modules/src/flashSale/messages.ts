import type { Messages } from '@vitrine/kit';

interface FlashSaleWords {
  /** Days, hours, minutes and seconds where they stand in a line with their figures. */
  units: [string, string, string, string];
  timeLeft: string;
  startsIn: string;
  /** {title} and {time}, which is put together from the units above. */
  timer: string;
}

export const messages: Messages<FlashSaleWords> = {
  'zh-CN': {
    units: ['天', '时', '分', '秒'],
    timeLeft: '余',
    startsIn: '距开始',
    timer: '{title} {time}',
  },
  'en-US': {
    units: ['d', 'h', 'm', 's'],
    timeLeft: 'Ends in',
    startsIn: 'Starts in',
    timer: '{title}: {time}',
  },
};
