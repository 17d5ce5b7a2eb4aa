export interface AppPromptProps {
  isOpen: boolean;
  dismiss: () => void;
  stay: () => void;
  download: () => void;
}
