import { defineMessages } from '@vitrine/kit';

export const recommendationMessages = defineMessages({
  'zh-CN': {
    viewed: '近来看过',
    popular: '近来最受喜爱',
    recommended: '为您挑选',
    askViewed: '要留下看过的单品吗',
    askViewedHint: '同意后，您看过的单品会记在账户里，方便回头再看。随时可在隐私中心关闭。',
    askRecommended: '要我们为您挑选吗',
    askRecommendedHint: '同意后，我们会参考您收藏与看过的单品。随时可在隐私中心关闭。',
    agree: '同意',
    agreed: '已开启',
  },
  'en-US': {
    viewed: 'Recently viewed',
    popular: 'What others love now',
    recommended: 'Picked for you',
    askViewed: 'Shall we remember what you look at?',
    askViewedHint:
      'With your consent, we keep the pieces you view in your account so you can find them again. You can turn this off at any time in the privacy centre.',
    askRecommended: 'Shall we pick pieces for you?',
    askRecommendedHint:
      'With your consent, we choose from what you save and view. You can turn this off at any time in the privacy centre.',
    agree: 'I agree',
    agreed: 'Turned on',
  },
});
