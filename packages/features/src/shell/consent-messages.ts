import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['为您记住看过的', 'Shall we remember?'],
  sentence: [
    '允许后，看过的商品会保存下来，并据此为您推荐。可随时在隐私中心更改。',
    'We would keep the items you look at, and suggest others like them. You can change this in the privacy centre at any time.',
  ],
  agree: ['允许', 'Yes, please'],
  decline: ['暂不', 'Not now'],
  agreed: ['已开启，可在隐私中心更改', 'Switched on. The privacy centre switches it off.'],
  declined: ['好的，不会记录', 'As you wish, nothing is kept'],
  failed: ['未能保存您的选择，下次再问您', 'Your answer could not be saved, so we will ask again'],
});
