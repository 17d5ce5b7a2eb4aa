import { screen } from '@vitrine/features/questionnaire';
import { ScreenPage } from '../../page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
