export interface VerificationSheetProps {
  open: boolean;
  onVerified: () => void;
  onClose: () => void;
}
