import {
  AppstoreOutlined,
  DashboardOutlined,
  FileTextOutlined,
  GiftOutlined,
  MoneyCollectOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { isOnLink } from '../parts/is-on-link.ts';
import type { MenuGroup, ScreenRow } from '../screens.ts';
import styles from './Frame.module.css';
import { frameMessages } from './messages.ts';

const ICONS: Readonly<Record<MenuGroup, ReactNode>> = {
  today: <DashboardOutlined />,
  orders: <ShoppingOutlined />,
  catalogue: <AppstoreOutlined />,
  content: <FileTextOutlined />,
  marketing: <GiftOutlined />,
  shoppers: <TeamOutlined />,
  money: <MoneyCollectOutlined />,
  settings: <SettingOutlined />,
};
const GROUPS = Object.keys(ICONS) as MenuGroup[];

/** The menu item whose path the URL begins with. */
const findSelected = (rows: readonly ScreenRow[], location: string) =>
  rows.filter(({ group, path }) => group && `${location}/`.startsWith(`${path}/`)).at(-1);

/** The screens that the operator may see, by group. */
export function MainMenu({
  rows,
  isCollapsed,
}: {
  rows: readonly ScreenRow[];
  isCollapsed: boolean;
}) {
  const { language } = useLanguage();
  const texts = useMessages(frameMessages);
  const [location, navigate] = useLocation();
  const selected = findSelected(rows, location);
  const items = GROUPS.flatMap((group): NonNullable<MenuProps['items']> => {
    const children = rows
      .filter((row) => row.group === group)
      .map(({ path, title }) => ({
        key: path,
        title: title[language],
        label: (
          <Link href={path} tabIndex={-1}>
            {title[language]}
          </Link>
        ),
      }));
    const [only] = children;
    if (only && children.length === 1) return [{ ...only, icon: ICONS[group] }];
    return only ? [{ key: group, label: texts.groups[group], icon: ICONS[group], children }] : [];
  });
  return (
    <nav aria-label={texts.menu}>
      <div className={styles.name}>{isCollapsed ? texts.title.slice(0, 1) : texts.title}</div>
      <Menu
        theme="dark"
        mode="inline"
        items={items}
        selectedKeys={selected ? [selected.path] : []}
        {...(isCollapsed ? {} : { defaultOpenKeys: GROUPS })}
        onClick={({ key, domEvent }) => isOnLink(domEvent) || navigate(key)}
      />
    </nav>
  );
}
