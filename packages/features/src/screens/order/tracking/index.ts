import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { TrackingLayout, TrackingView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'tracking',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: TrackingLayout,
  View: TrackingView,
});
