import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  isDefault: ['默认', 'Default'],
  edit: ['编辑', 'Edit'],
  makeDefault: ['设为默认', 'Make default'],
  remove: ['删除', 'Delete'],
  keep: ['保留', 'Keep'],
  removed: ['已删除', 'Deleted'],
});
