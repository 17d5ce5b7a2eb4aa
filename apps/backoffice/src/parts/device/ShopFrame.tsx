import { readFrameRights } from '../../shop-pages.ts';

interface ShopFrameProps {
  className?: string;
  src: string;
  title: string;
}

/** A page of the shop in a frame that cannot act for the operator. */
export const ShopFrame = (props: ShopFrameProps) => (
  <iframe {...props} sandbox={readFrameRights()} title={props.title} />
);
