import { screen } from '@vitrine/features/gamification';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
