import type { ErrorCode } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { ApiProblem } from '../../http/api-problem.ts';
import { defineProblems } from '../../http/problems.ts';
import { FileProblem } from './file-problem.ts';

export const problem = defineProblems({
  'mapping-unknown': {
    code: 'bad-input',
    zh: '没有名为“{mapping}”的列对照',
    en: 'There is no mapping of columns named "{mapping}"',
  },
  'mappings-too-many': {
    code: 'conflict',
    zh: '列对照最多 {max} 个，请先删除不用的',
    en: 'There are at most {max} mappings of columns; please delete some first',
  },
});

const CODE: ErrorCode = 'bad-input';

/** Explains to the caller why a file cannot be imported. */
export async function explainFileProblem<Result>(
  language: Language,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw new ApiProblem(CODE, error.text[language], { reason: error.reason, cause: error });
  }
}
