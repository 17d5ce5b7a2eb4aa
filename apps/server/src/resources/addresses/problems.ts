import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'address-invalid': {
    code: 'bad-input',
    zh: '收货地址有误，请核对后再试',
    en: 'Please look at the address again',
  },
  'address-book-full': {
    code: 'conflict',
    zh: '最多保存 {limit} 个收货地址，请先删除不再使用的',
    en: 'An address book holds {limit} addresses; please delete one first',
  },
});
