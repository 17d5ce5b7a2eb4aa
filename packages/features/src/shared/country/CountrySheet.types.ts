export interface CountrySheetProps {
  open: boolean;
  onClose: () => void;
}
