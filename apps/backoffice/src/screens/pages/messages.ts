import { defineMessages } from '@vitrine/kit';

export const pagesMessages = defineMessages({
  title: ['页面', 'Pages'],
  search: ['编号或名称', 'Code or name'],
  name: ['名称', 'Name'],
  code: ['编号', 'Code'],
  codeHint: [
    '用于网址 /content/编号，建立后不能修改',
    'Part of the address /content/code; it cannot be changed later',
  ],
  kind: ['类型', 'Kind'],
  kinds: {
    home: ['首页', 'Home'],
    content: ['活动页', 'Campaign'],
  },
  state: ['状态', 'State'],
  states: {
    draft: ['未发布', 'Not published'],
    upcoming: ['已排期', 'Scheduled'],
    live: ['展示中', 'Live'],
    archived: ['已归档', 'Archived'],
  },
  languages: ['展示语言', 'Shown in'],
  drafts: ['草稿', 'Drafts'],
  create: ['新建页面', 'New page'],
  created: ['页面已建立，可以开始编辑', 'The page exists and can be edited'],
  copy: ['复制', 'Copy'],
  copied: ['已复制页面及其草稿', 'The page and its drafts are copied'],
  copyOf: ['{name} 副本', 'Copy of {name}'],
  archive: ['归档', 'Archive'],
  archived: ['页面已归档', 'The page is archived'],
  unarchive: ['取消归档', 'Take out of the archive'],
  unarchived: ['已取消归档', 'The page is out of the archive'],
});
