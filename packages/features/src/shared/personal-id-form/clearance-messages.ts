import type { ClearanceStatus } from '@vitrine/contract';
import { defineMessages } from '@vitrine/kit';
import type { StatusTone } from '@vitrine/ui';

/** The names of the clearance statuses. */
export const clearanceMessages = defineMessages({
  incomplete: ['待补证件照片', 'Photos needed'],
  checking: ['核验中', 'Being checked'],
  passed: ['已通过', 'Verified'],
  failed: ['未通过', 'Not verified'],
});

const TONES: Record<ClearanceStatus, StatusTone> = {
  incomplete: 'bad',
  checking: 'plain',
  passed: 'good',
  failed: 'bad',
};

export const getClearanceTone = (status: ClearanceStatus): StatusTone => TONES[status];
