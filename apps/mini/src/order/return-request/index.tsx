import { screen } from '@vitrine/features/return-request';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
