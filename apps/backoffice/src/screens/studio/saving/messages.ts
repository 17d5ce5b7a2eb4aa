import { defineMessages } from '@vitrine/kit';

export const savingMessages = defineMessages({
  status: {
    changed: ['有未保存的修改', 'Changes are not saved'],
    saving: ['正在保存…', 'Saving…'],
    unchanged: ['已保存', 'Saved'],
    savedAt: ['已保存于 {time}', 'Saved at {time}'],
    offline: [
      '网络已断开：修改保存在此浏览器中，联网后自动上传',
      'No connection: changes are kept in this browser and sent later',
    ],
    failed: ['保存失败：{reason}', 'Not saved: {reason}'],
    conflict: [
      '有 {count} 处与{name}的修改冲突',
      '{count} {count|conflict|conflicts} with changes of {name}',
    ],
  },
  retry: ['重试', 'Try again'],
  decide: ['处理冲突', 'Decide'],
  merged: ['已合并{name}保存的修改', 'Changes of {name} are merged'],
  editing: ['{names}也在编辑', '{names} {count|is|are} editing, too'],
  restore: {
    title: ['恢复未保存的修改？', 'Restore changes that were not saved?'],
    text: [
      '此浏览器中有 {time} 的修改尚未保存到服务器',
      'This browser has changes of {time} that the server has not got',
    ],
    newer: [
      '{name} 之后保存了第 {version} 版；恢复时会合并',
      '{name} has saved version {version} since; restoring merges both',
    ],
    restore: ['恢复修改', 'Restore changes'],
    discard: ['放弃修改', 'Discard changes'],
  },
  conflicts: {
    title: ['两人修改了同一处', 'Both of you changed the same'],
    text: [
      '{name} 在您编辑时保存了此页面。其余修改已合并，请选择以下各处保留谁的修改。',
      '{name} saved this page while you edited it. Everything else is merged: choose whose change stays.',
    ],
    mine: ['我的修改', 'My change'],
    theirs: ['{name}的修改', 'Change of {name}'],
    allMine: ['全部保留我的', 'Keep all of mine'],
    allTheirs: ['全部保留{name}的', 'Keep all of {name}'],
    apply: ['合并并保存', 'Merge and save'],
    later: ['先看画布', 'Look at the page first'],
    pageTitle: ['页面标题', 'Title of the page'],
    order: ['模块顺序', 'Order of the modules'],
    deleted: ['已删除该模块', 'Deleted this module'],
    field: ['字段', 'Field'],
    empty: ['（空）', '(empty)'],
  },
});
