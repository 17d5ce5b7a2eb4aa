import { definePrivateScreen } from '../../../screen.ts';
import { messages } from './messages.ts';
import { InvitationScreen } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'invitation',
  title: (language) => messages[language].title,
  // An invitation that does not exist or is over is shown as missing.
  loadPrivate: ({ api, signal }, { params }) =>
    api.getInvitation({ params: { token: params.token ?? '' } }, { signal }),
  View: InvitationScreen,
});
