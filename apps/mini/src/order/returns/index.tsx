import { screen } from '@vitrine/features/returns';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
