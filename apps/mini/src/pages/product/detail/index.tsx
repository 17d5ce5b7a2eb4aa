import { screen } from '@vitrine/features/product';
import { ScreenPage } from '../../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
