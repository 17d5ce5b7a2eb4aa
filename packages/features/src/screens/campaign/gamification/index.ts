import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { GamificationLayout, GamificationView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'gamification',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: GamificationLayout,
  View: GamificationView,
});
