import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { DraftRow } from './draft-rows.ts';
import { formatChinaTime } from './format-china-time.ts';
import { pageProblems } from './problems.ts';

/** Refuses a change from an older version, and says who saved meanwhile. */
export function checkDraftVersion(context: OperatorContext, row: DraftRow): void {
  try {
    context.checkVersion(row.version);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'precondition-failed') throw error;
    const { saved_by: name, saved_at: savedAt, version } = row;
    const values = { name, version, time: formatChinaTime(savedAt) };
    throw pageProblems('draft-saved-meanwhile', context.language, { values });
  }
}
