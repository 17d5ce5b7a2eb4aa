import { definePrivateScreen } from '../../../screen.ts';
import { messages } from './messages.ts';
import { LoginScreen } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'login',
  title: (language) => messages[language].title,
  View: LoginScreen,
});
