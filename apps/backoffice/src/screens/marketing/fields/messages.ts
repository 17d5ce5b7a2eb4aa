import { defineMessages } from '@vitrine/kit';

export const fieldMessages = defineMessages({
  'zh-CN': {
    add: '添加{name}',
    remove: '删除{name}',
    up: '上移{name}',
    down: '下移{name}',
    pick: '搜索名称或编号',
    many: '输入后回车，可粘贴多个',
    none: '没有符合的项目',
  },
  'en-US': {
    add: 'Add to {name}',
    remove: 'Delete {name}',
    up: 'Move {name} up',
    down: 'Move {name} down',
    pick: 'Search by name or id',
    many: 'Type and press Enter, or paste several',
    none: 'Nothing matches',
  },
});
