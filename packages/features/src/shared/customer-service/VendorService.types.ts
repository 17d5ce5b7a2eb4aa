import type { CardReference } from '@vitrine/contract';
import type { SizedImage } from '@vitrine/kit';

/** The card that a vendor's conversation shows above the first message. */
export interface ServiceCard {
  title: string;
  images: readonly SizedImage[];
}

export interface VendorServiceProps {
  /** What the shopper asks about. */
  about?: CardReference | undefined;
  card?: ServiceCard | undefined;
  /** A link beside others, a square beside other buttons, or a row of a list. */
  variant: 'link' | 'square' | 'row';
  className?: string | undefined;
}
