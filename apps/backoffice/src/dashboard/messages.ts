import type { WaitingQueue } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';
import type { AlertKind } from './list-alerts.ts';

export const dashboardMessages = defineMessages({
  queues: {
    'merchant-orders': ['商家订单', 'Merchant orders'],
    returns: ['退货', 'Returns'],
    'personal-ids': ['身份证审核', 'Personal IDs'],
    conversations: ['顾客会话', 'Conversations'],
    'privacy-requests': ['隐私请求', 'Privacy requests'],
    'page-reviews': ['页面审核', 'Page reviews'],
    fapiao: ['发票', 'Fapiao'],
  } satisfies Record<WaitingQueue, MessagePair>,
  /** By step; a queue whose step has another meaning has a text of its own. */
  steps: {
    paid: ['待接单', 'to accept'],
    accepted: ['待打包', 'to pack'],
    packed: ['待发货', 'to ship'],
    requested: ['待审核', 'to review'],
    'picked-up': ['待签收', 'to receive'],
    inspected: ['待退款', 'to refund'],
    checking: ['待审核', 'to review'],
    waiting: ['待回复', 'to answer'],
    open: ['待处理', 'to handle'],
    'changes-requested': ['待修改', 'to change'],
    approved: ['已通过，待发布', 'approved, to publish'],
    'fapiao.requested': ['待开具', 'to issue'],
  },
  alerts: {
    refundsFailed: ['退款失败', 'Refunds failed'],
    stockNegative: ['预留超过库存', 'More reserved than in stock'],
    webhooksFailed: ['Webhook 发送失败', 'Webhook deliveries failed'],
    webhooksPaused: ['Webhook 已暂停', 'Webhooks paused'],
    messagesFailed: ['消息发送失败', 'Messages failed'],
    eventsFailed: ['事件分发失败', 'Events not distributed'],
    jobsFailed: ['任务失败', 'Jobs failed'],
  } satisfies Record<AlertKind, MessagePair>,
  overdue: ['{queue} · {step}超时', '{queue} {step}: overdue'],
  waiting: ['{queue} · {step}', '{queue}: {step}'],
});

/** What a step of a queue waits for. */
export const getStepName = (
  { steps }: { steps: Readonly<Record<string, string>> },
  queue: WaitingQueue,
  step: string,
): string => steps[`${queue}.${step}`] ?? steps[step] ?? step;
