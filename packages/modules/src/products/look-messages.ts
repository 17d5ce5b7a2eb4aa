import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    looks: '穿搭',
    wholeLook: '购买整套',
    /** {n}: the products of the outfit that are not sold out. */
    restOfLook: '购买在售的 {n} 件',
  },
  'en-US': {
    looks: 'Looks',
    wholeLook: 'Buy the whole look',
    restOfLook: 'Buy the {n} that are left',
  },
});
