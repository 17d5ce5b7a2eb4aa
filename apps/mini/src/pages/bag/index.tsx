import { ScreenPage } from '../../page/ScreenPage.tsx';
import { standIn } from '../../standin/screens.tsx';

const screen = standIn('bag', '购物袋');

export default () => <ScreenPage screen={screen} />;
