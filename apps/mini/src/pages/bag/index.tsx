import { ScreenPage } from '../../page/ScreenPage.tsx';
import { standIn } from '../../standin/screens.tsx';

const screen = standIn('bag');

export default () => <ScreenPage screen={screen} />;
