import { localised } from '@vitrine/kit';
import { chinaMidnight } from '../content/pages/dates.ts';

export const CAMPAIGN = 'spring-early';
export const CLOCK_IN = 'daily-clock-in';

const activePeriod = (now: number) => ({
  starts_at: chinaMidnight(now, -10),
  ends_at: chinaMidnight(now, 40),
});

export const campaignRows = (now: number) => [
  {
    id: CAMPAIGN,
    name: localised('早春同行', 'Early spring, together'),
    description: localised(
      '请三位好友助力，得 ¥500 礼券一张。',
      'When three friends have helped you, ¥500 off is yours.',
    ),
    path: '/gamification',
    ...activePeriod(now),
    boosts_needed: 3,
    boosts_per_day: 3,
    boost_reward_id: 'reward-500',
  },
];

export const referralProgramRows = (now: number) => [
  {
    id: 'autumn-friends',
    path: '/content/autumn-letter',
    ...activePeriod(now),
    friend_reward_id: 'reward-500',
    referrer_reward_id: 'reward-500',
    rewards_on: 'first-order',
    max_rewards: 20,
  },
];

interface ActivityPlan {
  id: string;
  kind: 'clock-in' | 'sharing' | 'boost' | 'page-view';
  zh: string;
  en: string;
  path: string;
  goal?: number;
  seconds?: number;
  reward?: string;
  goalReward?: string;
}

const activities: readonly ActivityPlan[] = [
  {
    id: CLOCK_IN,
    kind: 'clock-in',
    zh: '每日签到',
    en: 'Clock in',
    path: '/gamification',
    goal: 7,
    goalReward: 'care-kit',
  },
  {
    id: 'share-spring',
    kind: 'sharing',
    zh: '分享早春',
    en: 'Send spring on',
    path: '/content/spring',
    reward: 'one-draw',
  },
  {
    id: 'friends-help',
    kind: 'boost',
    zh: '好友助力',
    en: "A friend's help",
    path: '/gamification',
    goal: 3,
  },
  {
    id: 'read-spring',
    kind: 'page-view',
    zh: '浏览早春',
    en: 'Read about spring',
    path: '/content/spring',
    seconds: 30,
  },
];

export const activityRows = (now: number) =>
  activities.map(({ id, kind, zh, en, path, ...plan }) => ({
    id,
    kind,
    name: localised(zh, en),
    path,
    ...activePeriod(now),
    goal: plan.goal ?? 1,
    min_seconds: plan.seconds ?? 0,
    boosts_per_day: 3,
    reward_id: plan.reward ?? null,
    goal_reward_id: plan.goalReward ?? null,
  }));

export const taskGroupRows = (now: number) => [
  {
    id: 'this-week',
    name: localised('本周任务', 'This week'),
    renews: 'weekly',
    clock_in_id: CLOCK_IN,
    ...activePeriod(now),
    position: 0,
  },
];

const task = (
  id: string,
  kind: string,
  zh: string,
  en: string,
  aboutZh: string,
  aboutEn: string,
) => ({
  id,
  group_id: 'this-week',
  kind,
  name: localised(zh, en),
  description: localised(aboutZh, aboutEn),
});
const NO_TARGET = { path: null, activity_id: null, questionnaire_id: null };

export const taskRows = () =>
  [
    {
      ...task(
        'read-spring',
        'page-view',
        '浏览早春专题',
        'Read about early spring',
        '看 30 秒',
        'For half a minute',
      ),
      ...NO_TARGET,
      path: '/content/spring',
      activity_id: 'read-spring',
      goal: 1,
      reward_id: 'one-draw',
    },
    {
      ...task(
        'share-spring',
        'sharing',
        '把早春发给朋友',
        'Send spring to friends',
        '两天，各一次',
        'On two days, once each',
      ),
      ...NO_TARGET,
      path: '/content/spring',
      activity_id: 'share-spring',
      goal: 2,
      reward_id: 'reward-delivery',
    },
    {
      ...task(
        'friends-help',
        'boost',
        '请一位好友助力',
        'Have a friend help you',
        '好友点开即算',
        'It counts when they open it',
      ),
      ...NO_TARGET,
      activity_id: 'friends-help',
      goal: 1,
      reward_id: 'reward-100',
    },
    {
      ...task(
        'order-once',
        'order',
        '完成一单',
        'Place an order',
        '金额不限，过退货期后计入',
        'Of any amount; it counts once you keep it',
      ),
      ...NO_TARGET,
      path: '/product/list',
      goal: 1,
      reward_id: 'care-kit',
    },
    {
      ...task(
        'how-you-dress',
        'questionnaire',
        '填写穿着偏好问卷',
        'Tell us how you dress',
        '一分钟，四道题',
        'Four questions, a minute',
      ),
      ...NO_TARGET,
      path: '/questionnaire/how-you-dress',
      questionnaire_id: 'how-you-dress',
      goal: 1,
      reward_id: 'one-draw',
    },
  ].map((row, position) => ({ ...row, position }));

export const spendingTierRows = () => [
  { id: 'spend-20k', amount: 2_000_000, reward_id: 'care-kit' },
  { id: 'spend-60k', amount: 6_000_000, reward_id: 'reward-1000' },
  { id: 'spend-100k', amount: 10_000_000, reward_id: 'fitting' },
];
