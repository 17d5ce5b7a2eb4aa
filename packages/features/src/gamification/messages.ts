import type { Messages } from '@vitrine/kit';

interface GamificationMessages {
  title: string;
  clockKick: string;
  streak: string;
  noStreak: string;
  clockIn: string;
  clockedIn: string;
  promise: string;
  promiseBare: string;
  week: readonly string[];
  days: Record<'done' | 'now' | 'missed' | 'ahead', string>;
  giftDay: string;
  weekLabel: string;
  clockDone: string;
  alreadyDone: string;
  empty: string;
  emptyHint: string;
  home: string;
  progress: string;
  go: string;
  invite: string;
  claim: string;
  claimed: string;
  done: string;
  claimDone: string;
  giftDone: string;
  failed: string;
  shareTitle: string;
  linkCopied: string;
  useMenu: string;
  readDone: string;
  spending: string;
  spendingHint: string;
  reached: string;
  ahead: string;
  orders: string;
  rewards: string;
  rewardsEmpty: string;
  lottery: string;
  lotteryHint: string;
  friend: string;
  friendHint: string;
  help: string;
  helped: string;
  helpOver: string;
  takePart: string;
  takesPart: string;
  gather: string;
  gathered: string;
  helpers: string;
  free: string;
  complete: string;
  coupons: string;
  begins: string;
  over: string;
}

export const messages: Messages<GamificationMessages> = {
  'zh-CN': {
    title: '任务',
    clockKick: 'Clock in',
    streak: '已连续签到 {n} 天',
    noStreak: '今天开始签到',
    clockIn: '今日签到',
    clockedIn: '今日已签到',
    promise: '连续 {goal} 天，得{reward}',
    promiseBare: '连续 {goal} 天为一轮',
    week: ['一', '二', '三', '四', '五', '六', '日'],
    days: { done: '已签到', now: '今天，未签到', missed: '未签到', ahead: '未到' },
    giftDay: '有礼',
    weekLabel: '本周签到',
    clockDone: '签到成功',
    alreadyDone: '今天已经签到过了',
    empty: '现在没有任务',
    emptyHint: '过几天再来看看',
    home: '去逛逛',
    progress: '进度 {done} / {goal}',
    go: '去完成',
    invite: '去邀请',
    claim: '领取',
    claimed: '已领取',
    done: '已完成',
    claimDone: '已领取，放在下面了',
    giftDone: '已领取，随下一单寄出',
    failed: '没能完成，请检查网络后再试',
    shareTitle: '来帮我一下',
    linkCopied: '链接已复制，发给朋友即可',
    useMenu: '请用右上角菜单发给朋友',
    readDone: '浏览完成',
    spending: '累计消费礼',
    spendingHint: '今年已签收 {n} 单',
    reached: '已达到',
    ahead: '还差 {amount}',
    orders: '累计 {amount}',
    rewards: '我的奖励',
    rewardsEmpty: '领取的奖励会放在这里。',
    lottery: '去抽签',
    lotteryHint: '做任务得到的次数用在这里',
    friend: '朋友请您助力',
    friendHint: '点一下，就帮到 TA 了。',
    help: '为 TA 助力',
    helped: '已助力，谢谢您',
    helpOver: '这次助力已经结束',
    takePart: '我要参加',
    takesPart: '已参加，去请好友助力吧',
    gather: '请好友助力',
    gathered: '已有 {n} 位好友助力，共需 {goal} 位',
    helpers: '助力的好友',
    free: '待助力',
    complete: '好友已集齐，{reward}已放入您的礼券',
    coupons: '去查看',
    begins: '{day} 开始',
    over: '活动已结束',
  },
  'en-US': {
    title: 'Tasks',
    clockKick: 'Clock in',
    streak: '{n} days in a row',
    noStreak: 'Begin today',
    clockIn: 'Clock in',
    clockedIn: 'Done today',
    promise: '{goal} days in a row: {reward}',
    promiseBare: '{goal} days make a round',
    week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    days: { done: 'done', now: 'today, not yet', missed: 'not done', ahead: 'to come' },
    giftDay: 'a gift',
    weekLabel: 'This week',
    clockDone: 'Clocked in',
    alreadyDone: 'You have clocked in today',
    empty: 'No tasks just now',
    emptyHint: 'Look in again in a few days.',
    home: 'Look around',
    progress: '{done} of {goal}',
    go: 'Go',
    invite: 'Invite',
    claim: 'Claim',
    claimed: 'Claimed',
    done: 'Done',
    claimDone: 'Claimed; it is kept below',
    giftDone: 'Claimed; it travels with your next order',
    failed: 'That did not work. Check your connection and try again.',
    shareTitle: 'Lend me a hand',
    linkCopied: 'Link copied; send it to a friend',
    useMenu: 'Use the menu above to send it to a friend',
    readDone: 'Read, thank you',
    spending: 'What a year brings',
    spendingHint: 'Orders received this year: {n}',
    reached: 'Reached',
    ahead: '{amount} to go',
    orders: '{amount} in all',
    rewards: 'Your rewards',
    rewardsEmpty: 'What you claim will be kept here.',
    lottery: 'Draw a lot',
    lotteryHint: 'Where the draws you earn are used',
    friend: 'A friend asks for your help',
    friendHint: 'One tap, and you have helped.',
    help: 'Help them',
    helped: 'Done; thank you for helping',
    helpOver: 'It is too late to help with this one',
    takePart: 'Take part',
    takesPart: 'You take part; now ask your friends',
    gather: 'Ask friends',
    gathered: 'Friends who helped: {n} of {goal}',
    helpers: 'Who helped',
    free: 'To come',
    complete: 'Everybody has helped: {reward} is with your coupons',
    coupons: 'See it',
    begins: 'Begins on {day}',
    over: 'This is over',
  },
};
