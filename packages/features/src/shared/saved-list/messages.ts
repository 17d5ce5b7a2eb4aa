import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    isDefault: '默认',
    edit: '编辑',
    makeDefault: '设为默认',
    remove: '删除',
    keep: '保留',
    removed: '已删除',
  },
  'en-US': {
    isDefault: 'Default',
    edit: 'Edit',
    makeDefault: 'Make default',
    remove: 'Delete',
    keep: 'Keep',
    removed: 'Deleted',
  },
});
