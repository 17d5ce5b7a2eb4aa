import type { OrderMessagesNoteProps } from './OrderMessagesNote.types.ts';
/** Browsers have no prompt for messages. */
export const OrderMessagesNote = (_: OrderMessagesNoteProps) => null;
