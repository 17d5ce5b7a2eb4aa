import type { MessagingProps } from './Messaging.types.ts';
import { Unbind } from './Unbind.tsx';

/** In a mini-program the host's log-in binds the account, so it can only be unbound here. */
export const Messaging = ({ isBound }: MessagingProps) => (isBound ? <Unbind /> : null);
