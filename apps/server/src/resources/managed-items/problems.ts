import { defineProblems } from '../../http/problems.ts';

export const itemProblem = defineProblems({
  'id-taken': {
    code: 'conflict',
    zh: '编号或必须唯一的值已被使用',
    en: 'The id, or a value that must be unique, is taken',
  },
  'other-item': {
    code: 'bad-input',
    zh: '内容与路径中的类型或编号不一致',
    en: 'The type or id differs from that of the path',
  },
  'reference-missing': {
    code: 'bad-input',
    zh: '所引用的内容不存在',
    en: 'An item that is named does not exist',
  },
  'not-ready': {
    code: 'conflict',
    zh: '请先修正检查出的问题',
    en: 'Please correct what the check found first',
  },
  'not-pausable': {
    code: 'conflict',
    zh: '此类内容不能暂停',
    en: 'Items of this type cannot be paused',
  },
});
