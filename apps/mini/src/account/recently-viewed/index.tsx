import { screen } from '@vitrine/features/recently-viewed';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
