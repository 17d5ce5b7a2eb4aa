import { defineProblems } from '../../http/problems.ts';

export const testProblems = defineProblems({
  'test-state': {
    code: 'conflict',
    zh: '测试的状态已变，不能这样操作，请刷新后再试',
    en: 'The test is in another state by now; please reload it',
  },
  'test-plan-fixed': {
    code: 'conflict',
    zh: '测试开始后只能修改名称和假设，否则前后数据无法比较',
    en: 'Only the name and the hypothesis change once a test has started; otherwise its counts would not compare',
  },
  'test-end': {
    code: 'conflict',
    zh: '结束时间须在现在之后、{days} 天以内',
    en: 'The test has to end after now and within {days} days',
  },
  'test-running': {
    code: 'conflict',
    zh: '该页面已有正在进行的测试“{name}”',
    en: 'The test “{name}” of this page is running',
  },
  'test-needs-a': {
    code: 'conflict',
    zh: '请先发布面向所有人的页面（A 版）',
    en: 'Publish the page for everybody first (version A)',
  },
  'test-needs-b': {
    code: 'conflict',
    zh: '以下语言没有面向所有人、展示到测试结束的 B 版：{languages}',
    en: 'No version B for everybody is published until the end of the test in: {languages}',
  },
});
