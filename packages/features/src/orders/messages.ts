import type { Messages } from '@vitrine/kit';
import type { OrdersTab } from './rules.ts';

interface OrdersMessages {
  title: string;
  tabs: Record<OrdersTab, string>;
  pieces: string;
  track: string;
  detail: string;
  addIdentity: string;
  end: Record<OrdersTab, string>;
  more: string;
  moreFailed: string;
  empty: Record<OrdersTab, string>;
  emptyHint: Record<OrdersTab, string>;
  shop: string;
  history: string;
}

export const messages: Messages<OrdersMessages> = {
  'zh-CN': {
    title: '我的订单',
    tabs: { active: '进行中', history: '历史订单' },
    pieces: '共 {n} 件',
    track: '查看物流',
    detail: '订单详情',
    addIdentity: '补充身份信息',
    end: { active: '进行中的订单到此为止', history: '历史订单到此为止' },
    more: '更早的订单',
    moreFailed: '没能加载，请再试一次',
    empty: { active: '没有进行中的订单', history: '还没有历史订单' },
    emptyHint: { active: '下单之后，可在这里一路看到签收', history: '签收或取消的订单会收在这里' },
    shop: '去逛逛',
    history: '看历史订单',
  },
  'en-US': {
    title: 'Orders',
    tabs: { active: 'Under way', history: 'Past orders' },
    pieces: '{n} {n|piece|pieces}',
    track: 'Track',
    detail: 'Details',
    addIdentity: 'Add personal ID',
    end: { active: 'That is everything under way', history: 'That is all' },
    more: 'Earlier orders',
    moreFailed: 'They did not load. Please try again.',
    empty: { active: 'Nothing under way', history: 'No past orders yet' },
    emptyHint: {
      active: 'Once you order, you can follow it here to your door.',
      history: 'Orders you have received or cancelled are kept here.',
    },
    shop: 'Look around',
    history: 'See past orders',
  },
};
