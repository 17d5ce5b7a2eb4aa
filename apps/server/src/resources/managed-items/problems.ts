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
    zh: '所引用的内容不存在或已归档',
    en: 'An item that is named does not exist, or is archived',
  },
  'not-ready': {
    code: 'conflict',
    zh: '请先修正检查出的问题',
    en: 'Please correct what the check found first',
  },
  'publish-needed': {
    code: 'forbidden',
    zh: '此内容正在生效或已排期，须由有发布权限的同事更改或先暂停',
    en: 'This is in effect or planned; a colleague who may publish has to change or pause it',
  },
  archived: {
    code: 'conflict',
    zh: '已归档的内容不能更改',
    en: 'An archived item cannot be changed',
  },
  'still-named': {
    code: 'conflict',
    zh: '「{other}」仍引用此内容，请先修改或删除它',
    en: '“{other}” still names this item; change or delete it first',
  },
  'not-pausable': {
    code: 'conflict',
    zh: '此类内容不能暂停',
    en: 'Items of this type cannot be paused',
  },
});
