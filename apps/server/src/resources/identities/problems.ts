import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'code-too-soon': {
    code: 'too-many-requests',
    zh: '验证码已发送，请 {seconds} 秒后再试',
    en: 'A code is on its way; you can ask for another in {seconds} seconds',
  },
  'code-too-often': {
    code: 'too-many-requests',
    zh: '获取验证码过于频繁，请一小时后再试',
    en: 'Too many codes were asked for; please try again in an hour',
  },
  'code-wrong': {
    code: 'unauthorised',
    zh: '验证码不正确或已失效，请核对或重新获取',
    en: 'This code is wrong or has run out; please check it or ask for another',
  },
  'codes-wrong-too-often': {
    code: 'too-many-requests',
    zh: '尝试次数过多，请 15 分钟后再试',
    en: 'Too many attempts; please wait 15 minutes',
  },
  'login-wrong': {
    code: 'unauthorised',
    zh: '账号或密码不正确',
    en: 'The account or the password is not right',
  },
  'account-blocked': {
    code: 'unauthorised',
    zh: '您的账户已被停用，如有疑问请联系客服',
    en: 'Your account has been blocked; please contact customer service',
  },
  'login-too-often': {
    code: 'too-many-requests',
    zh: '尝试次数过多，请 15 分钟后再试，或使用验证码登录',
    en: 'Too many attempts; please wait 15 minutes, or sign in with a code',
  },
  'password-common': {
    code: 'bad-input',
    zh: '该密码过于常见或包含您的手机号、邮箱，请换一个',
    en: 'This password is too common or contains your number or e-mail; please choose another',
  },
  'verification-needed': {
    code: 'forbidden',
    zh: '为保障账户安全，请先验证身份',
    en: 'To protect your account, please confirm that it is you first',
  },
  'verification-impossible': {
    code: 'forbidden',
    zh: '为保障账户安全，请退出后重新登录再试',
    en: 'To protect your account, please sign out, sign in again and try once more',
  },
  'token-refused': {
    code: 'unauthorised',
    zh: '登录凭证无效或已过期',
    en: 'This token is not valid, or not any more',
  },
  'partner-refused': {
    code: 'unauthorised',
    zh: '授权未成功，请重新授权',
    en: 'The authorisation did not succeed; please try again',
  },
  'partner-unavailable': {
    code: 'unavailable',
    zh: '服务方暂时没有回应，请稍后再试',
    en: 'Our partner is not answering right now; please try again shortly',
  },
  'partner-absent': {
    code: 'unavailable',
    zh: '暂不支持该方式',
    en: 'This shop does not offer that',
  },
  'mobile-taken': {
    code: 'conflict',
    zh: '该手机号已注册，请直接登录',
    en: 'This mobile is registered already; please sign in',
  },
  'mobile-bound': {
    code: 'conflict',
    zh: '您的账户已绑定手机号',
    en: 'Your account has a mobile already',
  },
  'mobile-foreign': {
    code: 'conflict',
    zh: '仅支持中国内地与香港的手机号',
    en: 'Only mobiles of mainland China and Hong Kong can be added',
  },
  'mobile-of-other': {
    code: 'conflict',
    zh: '该手机号已有账户，请退出后用该手机号登录，或换一个手机号',
    en: 'This mobile has an account of its own; please sign in with it, or use another mobile',
  },
  'email-taken': {
    code: 'conflict',
    zh: '该邮箱已被使用',
    en: 'This e-mail address is in use already',
  },
  'email-missing': {
    code: 'conflict',
    zh: '请先在个人资料中填写邮箱',
    en: 'Please add an e-mail address to your profile first',
  },
  'email-verified': {
    code: 'conflict',
    zh: '该邮箱已验证',
    en: 'This e-mail address is confirmed already',
  },
  'identity-taken': {
    code: 'conflict',
    zh: '该账号已绑定其他用户',
    en: 'This account belongs to another shopper',
  },
  'already-bound': {
    code: 'conflict',
    zh: '您已绑定其他账号，请先解除绑定',
    en: 'Another account is bound already; please unbind it first',
  },
  'last-way-in': {
    code: 'conflict',
    zh: '这是唯一的登录方式，请先添加另一种',
    en: 'This is your only way to sign in; please add another first',
  },
});
