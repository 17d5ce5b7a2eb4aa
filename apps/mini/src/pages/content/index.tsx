import { ScreenPage } from '../../page/ScreenPage.tsx';
import { standIn } from '../../standin/screens.tsx';

const screen = standIn('content');

export default () => <ScreenPage screen={screen} />;
