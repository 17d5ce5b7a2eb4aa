export interface OrderMessagesNoteProps {
  className?: string | undefined;
}
