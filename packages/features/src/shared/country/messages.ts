import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['国家/地区', 'Country or region'],
  note: [
    '新地址先从这里填起，首页与专题也为这里挑选。价格仍以人民币 CNY 计。',
    'New addresses begin here, and pages are chosen for it. Prices stay in CNY.',
  ],
});
