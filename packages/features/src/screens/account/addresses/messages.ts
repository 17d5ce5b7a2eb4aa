import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '收货地址',
    removeTitle: '删除这个地址？',
    removeHint: '已经下单的包裹不受影响。',
    add: '新增地址',
    note: '目前可送至中国内地与香港',
    empty: '还没有收货地址',
    emptyHint: '先写好一个，结算时会快很多',
    madeDefault: '已设为默认',
  },
  'en-US': {
    title: 'Addresses',
    removeTitle: 'Delete this address?',
    removeHint: 'Parcels already ordered are not affected.',
    add: 'Add an address',
    note: 'We deliver to mainland China and Hong Kong',
    empty: 'No addresses yet',
    emptyHint: 'Write one down now and checkout will be quicker.',
    madeDefault: 'This is your default now',
  },
});
