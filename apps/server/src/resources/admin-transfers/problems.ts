import { defineProblems } from '../../http/problems.ts';

export const transferProblem = defineProblems({
  'transfer-settings-incomplete': {
    code: 'bad-input',
    zh: '开启前请填写户名、开户行和账号',
    en: 'Enter the holder, the bank and the number of the account before you switch it on',
  },
  'transfer-amount-differs': {
    code: 'conflict',
    zh: '应收 {amount}。金额不同时不能确认：请联系顾客补足，或退回后重新转账',
    en: '{amount} is due. Another amount cannot be confirmed: ask the shopper for the rest, or send it back',
  },
  'transfer-day-ahead': {
    code: 'bad-input',
    zh: '到账日期不能晚于今天',
    en: 'The day cannot be after today',
  },
  'transfer-known': {
    code: 'conflict',
    zh: '已用流水号 {reference} 确认过',
    en: 'It was confirmed before, with the reference {reference}',
  },
  'refund-not-by-transfer': {
    code: 'conflict',
    zh: '这笔退款由支付机构退回',
    en: 'The payment provider sends this refund back',
  },
});
