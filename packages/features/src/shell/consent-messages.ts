import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '为您记住看过的',
    sentence: '允许后，看过的单品会保存下来，并据此为您推荐。可随时在隐私中心更改。',
    agree: '允许',
    decline: '暂不',
    agreed: '已开启，可在隐私中心更改',
    declined: '好的，不会记录',
    failed: '未能保存您的选择，下次再问您',
  },
  'en-US': {
    title: 'Shall we remember?',
    sentence:
      'We would keep the pieces you look at, and suggest others like them. You can change this in the privacy centre at any time.',
    agree: 'Yes, please',
    decline: 'Not now',
    agreed: 'Switched on. The privacy centre switches it off.',
    declined: 'As you wish, nothing is kept',
    failed: 'Your answer could not be saved, so we will ask again',
  },
});
