export { useUpdateWishlist } from './useUpdateWishlist.ts';
export { useWishlist } from './useWishlist.ts';
export { WishlistButton } from './WishlistButton.tsx';
