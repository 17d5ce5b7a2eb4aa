import { screen } from '@vitrine/features/order-confirm';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
