import { defineMessages } from '@vitrine/kit';

export const quickReplyMessages = defineMessages({
  quickReplies: ['快捷回复', 'Quick replies'],
  search: ['搜索快捷回复', 'Search quick replies'],
  none: ['还没有快捷回复', 'There are no quick replies yet'],
  noneFound: ['没有匹配的快捷回复', 'No quick reply matches'],
  manage: ['管理快捷回复', 'Manage quick replies'],
  add: ['添加快捷回复', 'Add quick reply'],
  edit: ['编辑', 'Edit'],
  editTitle: ['编辑快捷回复', 'Edit quick reply'],
  save: ['保存', 'Save'],
  saved: ['快捷回复已保存', 'Quick reply saved'],
  name: ['标题', 'Title'],
  nameHint: ['只有员工看到，如“发货时间”', 'Only the staff sees it, such as “When it is sent”'],
  text: ['回复内容', 'Reply'],
  textHint: [
    '没有英文时，英文会话中使用中文',
    'Without an English text, English conversations get the Chinese one',
  ],
  actions: ['操作', 'Actions'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除快捷回复“{title}”？', 'Delete the quick reply “{title}”?'],
  removed: ['快捷回复已删除', 'Quick reply deleted'],
});
