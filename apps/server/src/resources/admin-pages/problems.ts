import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { defineProblems } from '../../http/problems.ts';

export const pageProblems = defineProblems({
  'page-code-taken': {
    code: 'conflict',
    zh: '已有使用该编号的页面',
    en: 'There is already a page with this code',
  },
  'draft-exists': {
    code: 'conflict',
    zh: '该语言和受众已有草稿',
    en: 'This language and audience already have a draft',
  },
  'draft-saved-meanwhile': {
    code: 'precondition-failed',
    zh: '{name} 已于 {time} 保存了第 {version} 版，请先合并修改',
    en: '{name} saved version {version} at {time}; please merge your changes first',
  },
  'page-archived': {
    code: 'conflict',
    zh: '页面已归档',
    en: 'The page is archived',
  },
  'draft-not-publishable': {
    code: 'conflict',
    zh: '还有 {count} 处需要修改，改正后才能发布',
    en: 'Correct {count} problems before publishing',
  },
  'placeholders-left': {
    code: 'conflict',
    zh: '还有 {count} 处模板的示例文字或图片，请替换，或确认就这样发布',
    en: 'Replace {count} sample texts or pictures of the template, or confirm that they are published',
  },
  'approval-needed': {
    code: 'conflict',
    zh: '该草稿须由另一位同事审核通过后才能发布；审核后的修改须重新送审',
    en: 'Another person has to approve the draft as it is now before it is published',
  },
  'review-state': {
    code: 'conflict',
    zh: '草稿的审核状态已变，请刷新后再试',
    en: 'The review is in another state by now; please reload it',
  },
  'review-own': {
    code: 'forbidden',
    zh: '须由另一位同事审核：您送审了该草稿，或最后保存了它',
    en: 'Another person has to approve it: you sent the draft or saved it last',
  },
  'window-over': {
    code: 'conflict',
    zh: '结束时间已过',
    en: 'The end is in the past',
  },
  'revision-over': {
    code: 'conflict',
    zh: '该版本已撤下或已结束',
    en: 'The revision is withdrawn or has ended',
  },
  'revision-tested': {
    code: 'conflict',
    zh: 'A/B 测试正在展示该版本，请先结束测试',
    en: 'A running A/B test shows this revision; please end the test first',
  },
  'block-nested': {
    code: 'conflict',
    zh: '区块中不能再放联动区块，请先改为副本',
    en: 'A block cannot hold a linked block; please turn that into a copy first',
  },
  'block-too-long': {
    code: 'conflict',
    zh: '一个区块最多 40 个模块',
    en: 'A block has 40 modules at most',
  },
  'block-for-all': {
    code: 'conflict',
    zh: '区块不能只给某个平台或新老访客，也不能参加 A/B 测试',
    en: 'A block cannot be for a platform, for new or returning visitors, or for a test only',
  },
  'block-needed': {
    code: 'conflict',
    zh: '区块“{name}”仍用于 {places}，不能撤下唯一的版本',
    en: 'The block {name} is still used by {places}, and has nothing else to show',
  },
  'page-shown': {
    code: 'conflict',
    zh: '页面正在展示或已排期，请先撤下',
    en: 'The page is live or scheduled; please withdraw it first',
  },
});

/** What the database refuses, by the name of its constraint. */
const REASONS = {
  content_pages_pkey: 'page-code-taken',
  content_drafts_one_for_audience: 'draft-exists',
  content_drafts_no_nested_blocks: 'block-nested',
  content_drafts_block_length: 'block-too-long',
  content_drafts_blocks_for_all: 'block-for-all',
} as const;

/** Maps an error of the database to the problem that operators read. */
export function toPageProblem(error: unknown, { language }: OperatorContext): unknown {
  const constraint = getViolatedConstraint(error);
  return constraint !== undefined && Object.hasOwn(REASONS, constraint)
    ? pageProblems(REASONS[constraint as keyof typeof REASONS], language)
    : error;
}
