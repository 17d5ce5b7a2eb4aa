import type { ReferralToken } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';

interface ReferralMessages {
  title: string;
  kick: string;
  letter: string;
  friendGets: string;
  youGet: Record<ReferralToken['rewardsOn'], string>;
  code: string;
  copied: string;
  send: string;
  showCode: string;
  poster: string;
  codePicture: string;
  scan: string;
  sendTitle: string;
  linkCopied: string;
  useMenu: string;
  steps: readonly { title: string; note: string }[];
  how: string;
  friends: string;
  earned: string;
  noFriends: string;
  noFriendsHint: string;
  joined: string;
  rewarded: string;
  waiting: string;
  over: string;
  overHint: string;
  home: string;
}

export const messages: Messages<ReferralMessages> = {
  'zh-CN': {
    title: '邀请好友',
    kick: 'An invitation',
    letter: '请你来看看',
    friendGets: '好友得{reward}',
    youGet: { joining: '好友加入后，您得{reward}', 'first-order': '其首单签收后，您得{reward}' },
    code: '邀请码',
    copied: '邀请码已复制',
    send: '发送给好友',
    showCode: '出示小程序码',
    poster: '扫码收下邀请',
    codePicture: '邀请的小程序码',
    scan: '请好友扫一扫；长按小程序码，可保存或转发',
    sendTitle: '请你来看看',
    linkCopied: '链接已复制，发给好友即可',
    useMenu: '请用右上角菜单发给好友',
    how: '怎么得礼',
    steps: [
      { title: '发出邀请', note: '把链接或邀请码发给还没来过的朋友' },
      { title: '好友收下', note: '登录后收下邀请，礼券即到账' },
      { title: '您也有礼', note: '条件达成后，礼券放进您的账户' },
    ],
    friends: '已邀请 {n} 位',
    earned: '已得 {amount}',
    noFriends: '还没有好友收下邀请',
    noFriendsHint: '发出第一封信吧',
    joined: '{day} 加入，未下单',
    rewarded: '{day} 加入，礼已到账',
    waiting: '待完成',
    over: '邀请暂未开放',
    overHint: '下一次开放时再来',
    home: '去逛逛',
  },
  'en-US': {
    title: 'Invite friends',
    kick: 'An invitation',
    letter: 'Come and see',
    friendGets: 'For your friend: {reward}',
    youGet: {
      joining: 'For you, once they join: {reward}',
      'first-order': 'For you, after their first order: {reward}',
    },
    code: 'Your code',
    copied: 'Code copied',
    send: 'Send to a friend',
    showCode: 'Show a code to scan',
    poster: 'Scan to accept',
    codePicture: 'Mini-program code of the invitation',
    scan: 'For a friend to scan; press and hold the code to save it or send it on',
    sendTitle: 'Come and see',
    linkCopied: 'Link copied; send it to a friend',
    useMenu: 'Use the menu above to send it to a friend',
    how: 'How it works',
    steps: [
      { title: 'Send it', note: 'The link or the code, to a friend who is new here' },
      { title: 'They accept', note: 'They sign in and accept, and receive their coupon' },
      { title: 'Your turn', note: 'Once the condition is met, you receive yours' },
    ],
    friends: 'Friends invited: {n}',
    earned: '{amount} earned',
    noFriends: 'Nobody has accepted yet',
    noFriendsHint: 'Send the first letter.',
    joined: 'Joined {day}, no order yet',
    rewarded: 'Joined {day}, reward received',
    waiting: 'Pending',
    over: 'Invitations are closed for now',
    overHint: 'Come back when the next ones open.',
    home: 'Look around',
  },
};
