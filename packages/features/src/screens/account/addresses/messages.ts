import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['收货地址', 'Addresses'],
  removeTitle: ['删除这个地址？', 'Delete this address?'],
  removeHint: ['已经下单的包裹不受影响。', 'Parcels already ordered are not affected.'],
  add: ['新增地址', 'Add an address'],
  note: ['目前可送至中国内地与香港', 'We deliver to mainland China and Hong Kong'],
  empty: ['还没有收货地址', 'No addresses yet'],
  emptyHint: ['先写好一个，结算时会快很多', 'Write one down now and checkout will be quicker.'],
  madeDefault: ['已设为默认', 'This is your default now'],
});
