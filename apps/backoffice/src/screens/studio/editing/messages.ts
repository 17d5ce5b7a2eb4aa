import { defineMessages } from '@vitrine/kit';

export const editingMessages = defineMessages({
  find: ['查找模块', 'Find a module'],
  noneFound: ['没有名称包含“{word}”的模块', 'No module has “{word}” in its name'],
  all: ['全选', 'Select all'],
  chosen: ['已选 {count} 个', '{count} selected'],
  none: [
    '页面上还没有模块。请从“添加”中选择，或粘贴复制的模块',
    'The page has no modules yet. Choose one under “Add”, or paste copied modules',
  ],
  tick: ['选中{name}', 'Select {name}'],
  findings: ['{count} 处待改', '{count} to correct'],
  copy: ['复制', 'Copy'],
  paste: ['粘贴', 'Paste'],
  duplicate: ['创建副本', 'Duplicate'],
  remove: ['删除', 'Delete'],
  up: ['上移', 'Move up'],
  down: ['下移', 'Move down'],
  copied: [
    '已复制 {count} 个模块，可粘贴到任意页面',
    '{count} {count|module|modules} copied: paste into any page',
  ],
  notCopied: ['浏览器不允许复制，请按 Ctrl+C', 'The browser does not allow copying: press Ctrl+C'],
  pasted: ['已粘贴 {count} 个模块', '{count} {count|module|modules} pasted'],
  noModules: ['粘贴的内容不是模块', 'What you pasted is not a module'],
  unknownModule: ['本店没有名为 {code} 的模块', 'This shop has no module called {code}'],
  tooMany: ['一个页面最多 {count} 个模块', 'A page has {count} modules at most'],
  pasteTitle: ['粘贴模块', 'Paste modules'],
  pasteHint: ['将复制的模块粘贴到这里（Ctrl+V）', 'Paste copied modules here (Ctrl+V)'],
  keys: [
    'Ctrl+C 复制 · Ctrl+V 粘贴 · Ctrl+D 副本 · Alt+↑↓ 移动 · Delete 删除',
    'Ctrl+C copy · Ctrl+V paste · Ctrl+D duplicate · Alt+↑↓ move · Delete',
  ],
});
