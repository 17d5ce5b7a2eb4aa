import { type ThemeConfig, theme } from 'antd';

/** The ink and pine of the shop: the blue and grey of antd are too faint for small text. */
const LIGHT = {
  colorPrimary: '#2c463b',
  colorLink: '#2c463b',
  colorTextPlaceholder: '#6e675e',
  colorTextDescription: '#55504a',
  colorTextDisabled: '#6e675e',
  colorTextTertiary: '#55504a',
  colorTextQuaternary: '#6e675e',
  colorError: '#a8231b',
  colorSuccessText: '#2b6a35',
  colorWarningText: '#7a5200',
  colorBgLayout: '#f6f4f0',
  // What antd derives from the dark pine hides the text on it.
  colorPrimaryBg: '#e3ebe6',
  colorPrimaryBgHover: '#d8e3dd',
  colorPrimaryBorder: '#b5c7bd',
  colorPrimaryBorderHover: '#8fa99b',
  controlItemBgActive: '#e3ebe6',
  controlItemBgActiveHover: '#d8e3dd',
};

const DARK = {
  colorPrimary: '#7fb39b',
  colorLink: '#9cc9b4',
  colorTextPlaceholder: '#a39d94',
  colorTextDescription: '#bab4ab',
  colorTextDisabled: '#a39d94',
  colorTextTertiary: '#bab4ab',
  colorTextQuaternary: '#a39d94',
  colorSuccessText: '#8fd19e',
  colorErrorText: '#ff9a91',
};

/** The menu is dark in both modes. */
const MENU = { ink: '#1f2a25', inkDeep: '#18211d', pine: '#3a5a4c', text: '#e8e4dd' };

interface Appearance {
  readonly isDark: boolean;
  /** Without it menus and dialogs open and close at once. */
  readonly hasMotion: boolean;
}

export const createTheme = ({ isDark, hasMotion }: Appearance): ThemeConfig => ({
  algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: { borderRadius: 4, motion: hasMotion, ...(isDark ? DARK : LIGHT) },
  components: {
    Layout: { siderBg: MENU.ink, triggerBg: MENU.inkDeep },
    Menu: {
      darkItemBg: MENU.ink,
      darkSubMenuItemBg: MENU.inkDeep,
      darkItemSelectedBg: MENU.pine,
      darkItemColor: MENU.text,
      itemHeight: 36,
    },
  },
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'css-var-root' },
});
