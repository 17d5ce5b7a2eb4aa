import type { ClearanceStatus } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';
import type { StatusProps } from '@vitrine/ui';

/** Where a person stands with customs, in words. */
export const clearanceWords: Messages<Record<ClearanceStatus, string>> = {
  'zh-CN': {
    incomplete: '待补证件照片',
    checking: '核验中',
    passed: '已通过',
    failed: '未通过',
  },
  'en-US': {
    incomplete: 'Photos needed',
    checking: 'Being checked',
    passed: 'Verified',
    failed: 'Not verified',
  },
};

const TONES: Record<ClearanceStatus, StatusProps['tone']> = {
  incomplete: 'bad',
  checking: 'plain',
  passed: 'good',
  failed: 'bad',
};

export const clearanceTone = (status: ClearanceStatus): StatusProps['tone'] => TONES[status];
