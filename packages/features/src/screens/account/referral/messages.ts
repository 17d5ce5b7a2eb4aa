import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['邀请好友', 'Invite friends'],
  eyebrow: ['An invitation', 'An invitation'],
  letter: ['请你来看看', 'Come and see'],
  friendGets: ['好友得{reward}', 'For your friend: {reward}'],
  youGet: {
    joining: ['好友加入后，您得{reward}', 'For you, once they join: {reward}'],
    'first-order': [
      '其首单过退货期后，您得{reward}',
      'For you, once they keep their first order: {reward}',
    ],
  },
  code: ['邀请码', 'Your code'],
  copied: ['邀请码已复制', 'Code copied'],
  send: ['发送给好友', 'Send to a friend'],
  showCode: ['出示小程序码', 'Show a code to scan'],
  poster: ['扫码收下邀请', 'Scan to accept'],
  codePicture: ['邀请的小程序码', 'Mini-program code of the invitation'],
  scan: [
    '请好友扫一扫；长按小程序码，可保存或转发',
    'For a friend to scan; press and hold the code to save it or send it on',
  ],
  sendTitle: ['请你来看看', 'Come and see'],
  linkCopied: ['链接已复制，发给好友即可', 'Link copied; send it to a friend'],
  useMenu: ['请用右上角菜单发给好友', 'Use the menu above to send it to a friend'],
  how: ['怎么得礼', 'How it works'],
  steps: [
    [
      { title: '发出邀请', note: '把链接或邀请码发给还没来过的朋友' },
      { title: '好友收下', note: '登录后收下邀请，礼券即到账' },
      { title: '您也有礼', note: '条件达成后，礼券放进您的账户' },
    ],
    [
      { title: 'Send it', note: 'The link or the code, to a friend who is new here' },
      { title: 'They accept', note: 'They sign in and accept, and receive their coupon' },
      { title: 'Your turn', note: 'Once the condition is met, you receive yours' },
    ],
  ],
  friends: ['已邀请 {n} 位', 'Friends invited: {n}'],
  earned: ['已得 {amount}', '{amount} earned'],
  noFriends: ['还没有好友收下邀请', 'Nobody has accepted yet'],
  noFriendsHint: ['发出第一封信吧', 'Send the first letter.'],
  joined: ['{day} 加入，礼在路上', 'Joined {day}, reward to come'],
  rewarded: ['{day} 加入，礼已到账', 'Joined {day}, reward received'],
  waiting: ['待完成', 'Pending'],
  over: ['邀请暂未开放', 'Invitations are closed for now'],
  overHint: ['下一次开放时再来', 'Come back when the next ones open.'],
  home: ['去逛逛', 'Look around'],
});
