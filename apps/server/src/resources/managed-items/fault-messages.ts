import type { FoundProblem } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import type { FoundFault, ItemFaultCode } from './definition.ts';

type FaultMessage = Pick<FoundProblem, 'severity'> & { readonly zh: string; readonly en: string };

const MESSAGES: Readonly<Record<ItemFaultCode, FaultMessage>> = {
  'language-missing': {
    severity: 'error',
    zh: '缺少一种语言的文案',
    en: 'The text is missing in one of the languages',
  },
  'period-over': { severity: 'warning', zh: '有效期已过', en: 'The period is over' },
  'reference-missing': {
    severity: 'error',
    zh: '所引用的内容不存在或已归档',
    en: 'There is no item of this id, or it is archived',
  },
  'reference-ended': {
    severity: 'error',
    zh: '所引用的奖励或活动已结束',
    en: 'The reward or activity has ended',
  },
  'reference-ends-first': {
    severity: 'warning',
    zh: '所引用的奖励或活动将提前结束',
    en: 'The reward or activity ends before this does',
  },
  'reference-paused': {
    severity: 'warning',
    zh: '所引用的内容已暂停',
    en: 'The item that is named here is paused',
  },
  collision: {
    severity: 'error',
    zh: '与「{other}」的时间重叠',
    en: 'The period overlaps that of “{other}”',
  },
  'same-place': {
    severity: 'warning',
    zh: '与「{other}」同时展示在同一位置',
    en: '“{other}” is shown in the same place at the same time',
  },
  'list-empty': { severity: 'error', zh: '列表为空', en: 'The list is empty' },
  'odds-left': {
    severity: 'warning',
    zh: '概率之和不足 100%，部分抽签无奖',
    en: 'The odds sum to less than one, so some draws win nothing',
  },
  'last-prize-limited': {
    severity: 'warning',
    zh: '最后一项有概率的奖品有数量限制，发完后无奖',
    en: 'The last prize with odds can run out; later draws then win nothing',
  },
  'discount-above-minimum': {
    severity: 'warning',
    zh: '优惠金额高于最低消费',
    en: 'The discount is higher than the minimum spending',
  },
};

export const describeFault = ({ code, field, other = '' }: FoundFault): FoundProblem => {
  const { severity, zh, en } = MESSAGES[code];
  const message = {
    'zh-CN': formatMessage(zh, { other }),
    'en-US': formatMessage(en, { other }),
  };
  return { code, severity, field, message };
};
