import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'passkey-late': {
    code: 'unauthorised',
    zh: '通行密钥验证已超时，请重试',
    en: 'The passkey was used too late; please try again',
  },
  'passkey-wrong': {
    code: 'unauthorised',
    zh: '此通行密钥无法登录，请使用其他通行密钥或密码',
    en: 'This passkey cannot log in here; please use another one, or your password',
  },
  'passkey-not-added': {
    code: 'conflict',
    zh: '通行密钥未能添加，请重试',
    en: 'The passkey could not be added; please try again',
  },
  'passkey-known': {
    code: 'conflict',
    zh: '此通行密钥已添加过',
    en: 'This passkey has been added already',
  },
  'passkeys-many': {
    code: 'conflict',
    zh: '最多可添加 {most} 个通行密钥，请先删除一个',
    en: 'At most {most} passkeys can be added; please remove one first',
  },
});
