export interface VerificationSheetProps {
  /** What the code proves: the mobile by default. */
  target?: 'email';
  open: boolean;
  onVerified: () => void;
  onClose: () => void;
}
