import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'https-needed': {
    code: 'bad-input',
    zh: '地址必须以 https:// 开头',
    en: 'The URL must start with https://',
  },
  'credentials-in-url': {
    code: 'bad-input',
    zh: '地址中不能包含用户名和密码',
    en: 'The URL must not contain a user name or password',
  },
  'private-address': {
    code: 'bad-input',
    zh: '地址不能指向内部网络',
    en: 'The URL must not lead into a private network',
  },
  'port-not-allowed': {
    code: 'bad-input',
    zh: '地址不能使用端口 {port}，请使用 443',
    en: 'The URL must not name port {port}. Use 443',
  },
  'too-many-webhooks': {
    code: 'conflict',
    zh: '最多可设置 {max} 个接收地址',
    en: 'There can be {max} endpoints at most',
  },
});
