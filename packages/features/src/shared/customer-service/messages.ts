import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    /** {n}: minutes. */
    answersWithin: '客服在线，通常 {n} 分钟内回复',
    hours: '服务时间 {days} {from}–{to}',
    everyDay: '每日',
    weekdays: '周一至周五',
    someDays: '服务日',
    /** {day}: today, tomorrow or a date; {time}: 10:00. */
    opensAt: '现在是休息时间，留言会在{day} {time} 起回复',
    today: '今日',
    tomorrow: '明日',
  },
  'en-US': {
    answersWithin: 'We are here, and usually answer within {n} minutes',
    hours: '{days}, {from}–{to} Beijing time',
    everyDay: 'Every day',
    weekdays: 'Monday to Friday',
    someDays: 'On service days',
    opensAt: 'We are away just now. Leave a message: we answer from {time} {day}',
    today: 'today',
    tomorrow: 'tomorrow',
  },
});
