import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  looks: ['穿搭', 'Looks'],
  wholeLook: ['购买整套', 'Buy the whole look'],
  /** {n}: the products of the outfit that are not sold out. */
  restOfLook: ['购买在售的 {n} 件', 'Buy the {n} that are left'],
});
