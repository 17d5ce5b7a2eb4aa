import { screen } from '@vitrine/features/list';
import { ScreenPage } from '../../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
