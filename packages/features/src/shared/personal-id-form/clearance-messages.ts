import type { ClearanceStatus } from '@vitrine/contract';
import { defineMessages } from '@vitrine/kit';
import type { StatusProps } from '@vitrine/ui';

/** The names of the clearance statuses. */
export const clearanceMessages = defineMessages({
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
});

const TONES: Record<ClearanceStatus, StatusProps['tone']> = {
  incomplete: 'bad',
  checking: 'plain',
  passed: 'good',
  failed: 'bad',
};

export const getClearanceTone = (status: ClearanceStatus): StatusProps['tone'] => TONES[status];
