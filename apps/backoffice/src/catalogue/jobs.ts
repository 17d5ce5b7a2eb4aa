import type { AdminResponse } from '../api/admin-api.ts';

export type OperatorJob = AdminResponse<'getOperatorJob'>;

const OPEN_STATES: readonly OperatorJob['state'][] = ['queued', 'running'];

export const isOpenJob = ({ state }: Pick<OperatorJob, 'state'>): boolean =>
  OPEN_STATES.includes(state);

/** Whether a job has written a file. */
export const hasFile = ({ kind, state }: Pick<OperatorJob, 'kind' | 'state'>): boolean =>
  kind === 'export-products' && state === 'done';

/** Whether a job has ended and has changed something in the catalogue. */
export const canBeUndone = ({ kind, state, isDryRun, progress }: OperatorJob): boolean =>
  kind !== 'export-products' && !isDryRun && !isOpenJob({ state }) && progress.changed > 0;

/** How much of a job is done in percent; a job that does not know its length yet has done nothing. */
export function toPercent({ state, progress }: Pick<OperatorJob, 'state' | 'progress'>): number {
  if (state === 'done') return 100;
  if (!progress.total) return 0;
  return Math.min(100, Math.floor((progress.done / progress.total) * 100));
}

/** The URL of the file that a job has written. The session's cookie goes with it. */
export const jobFileUrl = (id: string): string => `/admin/api/v1/jobs/${id}/file`;
export const jobErrorFileUrl = (id: string): string => `/admin/api/v1/jobs/${id}/errors.csv`;
