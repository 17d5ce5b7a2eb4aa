import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** {n}: minutes. */
  answersWithin: [
    '客服在线，通常 {n} 分钟内回复',
    'We are here, and usually answer within {n} minutes',
  ],
  hours: ['服务时间 {days} {from}–{to}', '{days}, {from}–{to} Beijing time'],
  everyDay: ['每日', 'Every day'],
  weekdays: ['周一至周五', 'Monday to Friday'],
  someDays: ['服务日', 'On service days'],
  /** {day}: today, tomorrow or a date; {time}: 10:00. */
  opensAt: [
    '现在是休息时间，留言会在{day} {time} 起回复',
    'We are away just now. Leave a message: we answer from {time} {day}',
  ],
  today: ['今日', 'today'],
  tomorrow: ['明日', 'tomorrow'],
});
