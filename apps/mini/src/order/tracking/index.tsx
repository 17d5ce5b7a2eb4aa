import { screen } from '@vitrine/features/tracking';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
