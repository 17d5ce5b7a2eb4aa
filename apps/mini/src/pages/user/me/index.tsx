import { ScreenPage } from '../../../page/ScreenPage.tsx';
import { standIn } from '../../../standin/screens.tsx';

const screen = standIn('me', '我的');

export default () => <ScreenPage screen={screen} />;
