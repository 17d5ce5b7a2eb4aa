import type { AdminResponse } from '../../api/admin-api.ts';

export type Overview = AdminResponse<'getShopper'>;
export type GivenBenefit = Overview['givenBenefits'][number];

/** What every change of a role or a benefit says beside it. */
export interface RightsValues {
  until?: string | null;
  reason: string;
}
