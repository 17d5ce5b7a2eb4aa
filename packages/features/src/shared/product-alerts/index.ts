export { BackInStockButton } from './BackInStockButton.tsx';
export { PriceAlert } from './PriceAlert.tsx';
