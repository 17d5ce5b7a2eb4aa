import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['价格参考货币', 'Currency for reference'],
  /** {date} and {source} of the rates. */
  note: [
    '价格与付款均以人民币计。其他货币按 {date} 的汇率换算，仅供参考（{source}）。',
    'You pay in renminbi. Other currencies are converted at the rates of {date}, for reference only ({source}).',
  ],
  unavailable: [
    '汇率暂时无法取得，价格仍以人民币显示。',
    'The rates could not be loaded. Prices stay in renminbi.',
  ],
  /** {currency} is the code of a link. */
  refused: ['本店暂不支持以 {currency} 显示价格', 'Prices cannot be shown in {currency}'],
  change: ['价格参考货币：{currency}', 'Currency for reference: {currency}'],
  /** {amount} in another currency. */
  payment: ['约 {amount} · 以人民币支付', 'About {amount} · paid in renminbi'],
});
