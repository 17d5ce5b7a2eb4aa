export interface PrintButtonProps {
  children: string;
  className?: string | undefined;
}
