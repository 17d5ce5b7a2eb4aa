import { selectSellers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';

/** Whether groups of goods have the names of their senders: a shop of one merchant does not speak of it. */
export const useSendersNamed = (senderCount: number): boolean =>
  useSelector(selectSellers) !== 'own' || senderCount > 1;
