export interface MessagingProps {
  isBound: boolean;
}
