import { screen } from '@vitrine/features/personal-ids';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
