import { defineMessages } from '@vitrine/kit';

export const fieldMessages = defineMessages({
  add: ['添加{name}', 'Add to {name}'],
  remove: ['删除{name}', 'Delete {name}'],
  up: ['上移{name}', 'Move {name} up'],
  down: ['下移{name}', 'Move {name} down'],
  pick: ['搜索名称或编号', 'Search by name or id'],
  many: ['输入后回车，可粘贴多个', 'Type and press Enter, or paste several'],
  none: ['没有符合的项目', 'Nothing matches'],
});
