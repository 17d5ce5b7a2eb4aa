import type { FapiaoRequest } from '@vitrine/contract/admin';

/** A dialog that changes a fapiao. */
export interface DialogProps {
  shown: FapiaoRequest;
  onClose(): void;
}
