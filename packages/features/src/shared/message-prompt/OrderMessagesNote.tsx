export interface OrderMessagesNoteProps {
  className?: string | undefined;
}

/** Browsers have no prompt for messages. */
export const OrderMessagesNote = (_: OrderMessagesNoteProps) => null;
