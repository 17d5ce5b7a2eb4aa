import { BulbOutlined, ExportOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown, Layout, Tooltip } from 'antd';
import { type SyntheticEvent, use } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { useAction } from '../api/useAction.ts';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { isOnLink } from '../parts/is-on-link.ts';
import { endSession } from '../session/end-session.ts';
import { useOperator } from '../session/useOperator.ts';
import { toShopUrl } from '../shop-pages.ts';
import { Bell } from './Bell.tsx';
import { ColourModeContext } from './colour-mode.ts';
import styles from './Frame.module.css';
import { frameMessages } from './messages.ts';
import { SearchBox } from './search/SearchBox.tsx';

/** Search, language, dark or light, and the operator's own account. */
export function TopBar() {
  const operator = useOperator();
  const texts = useMessages(frameMessages);
  const { switchLanguage } = useLanguage();
  const { isDark, switchMode } = use(ColourModeContext);
  const [, navigate] = useLocation();
  const logOut = useAction({ run: () => api.logOutOperator(), onDone: endSession });
  const items = [
    {
      key: 'account',
      label: (
        <Link href="/account" tabIndex={-1}>
          {texts.account}
        </Link>
      ),
      onClick: ({ domEvent }: { domEvent: SyntheticEvent }) =>
        isOnLink(domEvent) || navigate('/account'),
    },
    { key: 'log-out', label: texts.logOut, onClick: () => logOut.run() },
  ];
  return (
    <Layout.Header className={styles.top}>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <Bell />
      <Tooltip title={texts.openShop}>
        <Button
          type="text"
          icon={<ExportOutlined />}
          href={toShopUrl('/')}
          target="_blank"
          aria-label={texts.openShop}
        />
      </Tooltip>
      <Button
        type="text"
        icon={<BulbOutlined />}
        onClick={switchMode}
        aria-label={isDark ? texts.light : texts.dark}
      />
      <Button type="text" onClick={switchLanguage}>
        {texts.language}
      </Button>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" icon={<UserOutlined />} aria-label={operator.name}>
          <span className={styles.operator}>{operator.name}</span>
        </Button>
      </Dropdown>
    </Layout.Header>
  );
}
