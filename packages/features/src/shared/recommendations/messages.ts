import { defineMessages } from '@vitrine/kit';

export const recommendationMessages = defineMessages({
  viewed: ['近来看过', 'Recently viewed'],
  popular: ['近来最受喜爱', 'What others love now'],
  recommended: ['为您挑选', 'Picked for you'],
  askViewed: ['要留下看过的商品吗', 'Shall we remember what you look at?'],
  askViewedHint: [
    '同意后，您看过的商品会记在账户里，方便回头再看。随时可在隐私中心关闭。',
    'With your consent, we keep the items you view in your account so you can find them again. You can turn this off at any time in the privacy centre.',
  ],
  askRecommended: ['要我们为您挑选吗', 'Shall we pick items for you?'],
  askRecommendedHint: [
    '同意后，我们会参考您收藏与看过的商品。随时可在隐私中心关闭。',
    'With your consent, we choose from what you save and view. You can turn this off at any time in the privacy centre.',
  ],
  agree: ['同意', 'I agree'],
  agreed: ['已开启', 'Turned on'],
});
