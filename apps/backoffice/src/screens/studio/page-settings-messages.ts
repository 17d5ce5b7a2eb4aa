import { defineMessages } from '@vitrine/kit';

export const pageSettingsMessages = defineMessages({
  'zh-CN': {
    title: '页面标题',
    share: '分享',
    noShare: '没有分享信息：分享时使用页面标题和首张图片',
    addShare: '添加分享信息',
    audience: '展示对象',
    language: '语言',
    target: '受众',
    audienceHint: '每种语言和受众各有一份草稿，在页面中新建',
    elevator: '目录标签',
    noElevator: '没有目录。为模块填写“目录标签”后，页面会出现目录',
  },
  'en-US': {
    title: 'Title of the page',
    share: 'Sharing',
    noShare: 'No share info: the title of the page and its first picture are shared',
    addShare: 'Add share info',
    audience: 'Shown to',
    language: 'Language',
    target: 'Target',
    audienceHint: 'Each language and audience has a draft of its own, created at the page',
    elevator: 'Elevator tabs',
    noElevator: 'No tabs. They appear once modules have an “Elevator tab”',
  },
});
