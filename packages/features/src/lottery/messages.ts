import type { Messages } from '@vitrine/kit';

interface LotteryMessages {
  missing: string;
  missingHint: string;
  home: string;
  kick: string;
  left: string;
  guest: string;
  upcoming: string;
  ended: string;
  logIn: string;
  none: string;
  more: string;
  /** `{n}`: its place on the table. */
  closed: string;
  drawing: string;
  table: string;
  number: string;
  sayings: readonly string[];
  nothing: string;
  nothingHint: string;
  accept: string;
  acceptEmpty: string;
  again: string;
  rules: string;
  prizes: string;
  odds: string;
  gone: string;
  won: string;
  wonNothing: string;
  failed: string;
}

export const messages: Messages<LotteryMessages> = {
  'zh-CN': {
    missing: '没有这次抽签',
    missingHint: '它可能已经收起来了',
    home: '回到首页',
    kick: 'Draw a lot',
    left: '今日可抽 {n} 次',
    guest: '登录后即可抽签',
    upcoming: '尚未开始，{day} 见',
    ended: '这次抽签已经结束',
    logIn: '登录后抽签',
    none: '今天的签抽完了，明日再来',
    more: '做任务，多得几次',
    closed: '第 {n} 签，未翻开',
    drawing: '正在翻开第 {n} 签',
    table: '签桌',
    number: '第{n}签',
    sayings: [
      '长风',
      '晴雪',
      '归舟',
      '听松',
      '新月',
      '远山',
      '微雨',
      '清露',
      '闲云',
      '暖阳',
      '春信',
      '佳期',
    ],
    nothing: '此签无礼',
    nothingHint: '明日再来，好事不远',
    accept: '收下{name}',
    acceptEmpty: '收起这支签',
    again: '收下后可再抽',
    rules: '规则',
    prizes: '签中之礼',
    odds: '概率 {odds}',
    gone: '已抽完',
    won: '我的签礼',
    wonNothing: '还没有签礼。抽中的会放在这里。',
    failed: '没能抽成，次数还在，请再试一次',
  },
  'en-US': {
    missing: 'There is no such lottery',
    missingHint: 'It may have been put away.',
    home: 'Back to home',
    kick: 'Draw a lot',
    left: 'Draws left today: {n}',
    guest: 'Sign in and draw',
    upcoming: 'Not yet: it begins on {day}',
    ended: 'This lottery is over',
    logIn: 'Sign in to draw',
    none: 'No draws left today; come back tomorrow',
    more: 'Earn a few more',
    closed: 'Lot {n}, face down',
    drawing: 'Turning lot {n}',
    table: 'The lots',
    number: 'No. {n}',
    sayings: [
      'Far wind',
      'Bright snow',
      'Homeward',
      'Pines',
      'New moon',
      'Far hills',
      'Soft rain',
      'Clear dew',
      'Idle cloud',
      'Warm sun',
      'First spring',
      'Fair day',
    ],
    nothing: 'Nothing this time',
    nothingHint: 'Come back tomorrow; better luck is near.',
    accept: 'Keep: {name}',
    acceptEmpty: 'Put the lot away',
    again: 'Keep it, then draw again',
    rules: 'Rules',
    prizes: 'What the lots hold',
    odds: 'Odds {odds}',
    gone: 'All drawn',
    won: 'What you have drawn',
    wonNothing: 'Nothing yet. What you draw will be kept here.',
    failed: 'That did not work. You still have your draw; please try again.',
  },
};
