import { defineMessages } from '@vitrine/kit';

export const pageSettingsMessages = defineMessages({
  title: ['页面标题', 'Title of the page'],
  share: ['分享', 'Sharing'],
  noShare: [
    '没有分享信息：分享时使用页面标题和首张图片',
    'No share info: the title of the page and its first picture are shared',
  ],
  addShare: ['添加分享信息', 'Add share info'],
  audience: ['展示对象', 'Shown to'],
  language: ['语言', 'Language'],
  target: ['受众', 'Target'],
  audienceHint: [
    '每种语言和受众各有一份草稿，在页面中新建',
    'Each language and audience has a draft of its own, created at the page',
  ],
  elevator: ['目录标签', 'Elevator tabs'],
  noElevator: [
    '没有目录。为模块填写“目录标签”后，页面会出现目录',
    'No tabs. They appear once modules have an “Elevator tab”',
  ],
});
