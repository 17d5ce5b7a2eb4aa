import type { WaitingQueue } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';
import type { AlertKind } from './list-alerts.ts';

interface DashboardTexts {
  queues: Record<WaitingQueue, string>;
  /** By step; a queue whose step has another meaning has a text of its own. */
  steps: Record<string, string>;
  alerts: Record<AlertKind, string>;
  overdue: string;
  waiting: string;
}

export const dashboardMessages = defineMessages<DashboardTexts>({
  'zh-CN': {
    queues: {
      'merchant-orders': '商家订单',
      returns: '退货',
      'personal-ids': '身份证审核',
      conversations: '顾客会话',
      'privacy-requests': '隐私请求',
      'page-reviews': '页面审核',
      fapiao: '发票',
    },
    steps: {
      paid: '待接单',
      accepted: '待打包',
      packed: '待发货',
      requested: '待审核',
      'picked-up': '待签收',
      inspected: '待退款',
      checking: '待审核',
      waiting: '待回复',
      open: '待处理',
      'changes-requested': '待修改',
      approved: '已通过，待发布',
      'fapiao.requested': '待开具',
    },
    alerts: {
      refundsFailed: '退款失败',
      stockNegative: '预留超过库存',
      webhooksFailed: 'Webhook 发送失败',
      webhooksPaused: 'Webhook 已暂停',
      messagesFailed: '消息发送失败',
      jobsFailed: '任务失败',
    },
    overdue: '{queue} · {step}超时',
    waiting: '{queue} · {step}',
  },
  'en-US': {
    queues: {
      'merchant-orders': 'Merchant orders',
      returns: 'Returns',
      'personal-ids': 'Personal IDs',
      conversations: 'Conversations',
      'privacy-requests': 'Privacy requests',
      'page-reviews': 'Page reviews',
      fapiao: 'Fapiao',
    },
    steps: {
      paid: 'to accept',
      accepted: 'to pack',
      packed: 'to ship',
      requested: 'to review',
      'picked-up': 'to receive',
      inspected: 'to refund',
      checking: 'to review',
      waiting: 'to answer',
      open: 'to handle',
      'changes-requested': 'to change',
      approved: 'approved, to publish',
      'fapiao.requested': 'to issue',
    },
    alerts: {
      refundsFailed: 'Refunds failed',
      stockNegative: 'More reserved than in stock',
      webhooksFailed: 'Webhook deliveries failed',
      webhooksPaused: 'Webhooks paused',
      messagesFailed: 'Messages failed',
      jobsFailed: 'Jobs failed',
    },
    overdue: '{queue} {step}: overdue',
    waiting: '{queue}: {step}',
  },
});

/** What a step of a queue waits for. */
export const getStepName = (
  { steps }: Pick<DashboardTexts, 'steps'>,
  queue: WaitingQueue,
  step: string,
): string => steps[`${queue}.${step}`] ?? steps[step] ?? step;
