import type { MessagingProps } from './Messaging.types.ts';
import { Unbind } from './Unbind.tsx';

/** The host's own login ties the account; here it can only be untied. */
export const Messaging = ({ isBound }: MessagingProps) => (isBound ? <Unbind /> : null);
