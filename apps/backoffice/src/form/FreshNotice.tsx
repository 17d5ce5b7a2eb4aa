import { Alert } from 'antd';

/** The header of the page stays above what is scrolled into view. */
const BELOW_HEADER = 80;

const show = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** What the operator has to know before a form is sent again, brought into view on a long page. */
export const FreshNotice = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <div ref={show} style={{ scrollMarginBlockStart: BELOW_HEADER }}>
      <Alert type="warning" showIcon title={text} style={{ marginBlockEnd: 16 }} />
    </div>
  );
