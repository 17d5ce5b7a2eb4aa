import type { Messages } from '@vitrine/kit';

interface LookWords {
  looks: string;
  wholeLook: string;
}

export const messages: Messages<LookWords> = {
  'zh-CN': { looks: '穿搭', wholeLook: '购买整套' },
  'en-US': { looks: 'Looks', wholeLook: 'The whole look' },
};
