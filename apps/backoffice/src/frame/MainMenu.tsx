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
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/**
 * The group that is open: that of the screen, until the operator opens another one or closes it. The next screen of another
 * group opens its own.
 */
function useOpenGroup(current: MenuGroup | undefined) {
  const [chosen, setChosen] = useState<{ at: MenuGroup | undefined; group: string | undefined }>();
  const group = chosen && chosen.at === current ? chosen.group : current;
  return {
    openKeys: group ? [group] : [],
    onOpenChange: (keys: readonly string[]) => setChosen({ at: current, group: keys.at(-1) }),
  };
}

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
  const openGroup = useOpenGroup(selected?.group);
  const nav = useRef<HTMLElement>(null);
  const showSelected = () =>
    nav.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView?.({ block: 'nearest' });
  const showSelectedOnce = useEffectEvent(showSelected);
  const selectedPath = selected?.path;
  useEffect(() => {
    if (selectedPath) showSelectedOnce();
  }, [selectedPath]);
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
    <nav
      ref={nav}
      aria-label={texts.menu}
      // Its place is known once the groups have opened and closed.
      onTransitionEnd={({ propertyName }) => propertyName === 'height' && showSelected()}
    >
      <div className={styles.name}>{isCollapsed ? texts.title.slice(0, 1) : texts.title}</div>
      <Menu
        theme="dark"
        mode="inline"
        items={items}
        selectedKeys={selected ? [selected.path] : []}
        // A folded menu opens its groups beside it.
        key={String(isCollapsed)}
        {...(isCollapsed ? {} : openGroup)}
        onClick={({ key, domEvent }) => isOnLink(domEvent) || navigate(key)}
      />
    </nav>
  );
}
