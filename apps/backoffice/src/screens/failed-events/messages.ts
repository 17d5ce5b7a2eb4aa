import { defineMessages } from '@vitrine/kit';

export const failedEventMessages = defineMessages({
  title: ['失败的事件', 'Failed events'],
  intro: [
    '这些事件的消息和 Webhook 投递无法生成，不影响其他事件。排除原因后可重新分发。',
    'The messages and webhook deliveries of these events could not be created; others do not wait for them. Send them again once the cause is gone.',
  ],
  happenedAt: ['发生时间', 'Happened at'],
  failedAt: ['失败时间', 'Failed at'],
  event: ['事件', 'Event'],
  subject: ['对象编号', 'Subject'],
  reason: ['原因', 'Reason'],
  unknownType: ['此版本不认识的事件类型', 'This release does not know the type of the event'],
  sendAgain: ['重新分发', 'Send again'],
  sent: ['将重新分发', 'It is distributed again'],
});
