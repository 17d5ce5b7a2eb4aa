import { screen } from '@vitrine/features/me';
import { ScreenPage } from '../../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
