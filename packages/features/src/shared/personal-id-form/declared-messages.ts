import { defineMessages } from '@vitrine/kit';

export const declaredMessages = defineMessages({
  /** {names}: senders. */
  onlyFor: ['只用于 {names} 的包裹', 'Only for parcels from {names}'],
});
