import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { AccessRewardLayout, AccessRewardView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'accessReward',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: AccessRewardLayout,
  View: AccessRewardView,
});
