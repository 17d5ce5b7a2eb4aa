import { type NavigationPort, parseTarget, useMessages, usePlatform } from '@vitrine/platform';
import { selectAppLink, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, Icon, Pressable, Text } from '@vitrine/ui';
import { useCloseModule, useTrackInteraction } from '../context/module-context.ts';
import type { ModuleProps } from '../definition.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { messages } from './messages.ts';
import { getBannerTarget, getBannerTexts } from './rules.ts';
import type { SmartBannerFields } from './schema.ts';
import styles from './View.module.css';

/** The app's icon, or the first character of its name if there is none. */
function AppIcon({ imgUrl, title }: Pick<SmartBannerFields, 'imgUrl' | 'title'>) {
  return (
    <Box className={styles.icon} aria-hidden="true">
      {imgUrl?.source ? <ModulePicture image={imgUrl} ratio="1/1" alt="" /> : [...title][0]}
    </Box>
  );
}

/** Opens this page in the app, or the store of the app. */
async function openHere(
  shopContent: Readonly<Record<string, unknown>>,
  navigation: NavigationPort,
): Promise<void> {
  const { openApp } = await import('@vitrine/platform/open-app');
  const { pathname, search } = window.location;
  openApp(shopContent, {
    target: parseTarget(pathname + search) ?? { route: 'home' },
    navigation,
  });
}

/** A closable bar that promotes the app. */
export function View({ fields }: ModuleProps<SmartBannerFields>) {
  const t = useMessages(messages);
  const close = useCloseModule();
  const trackInteraction = useTrackInteraction();
  const { name, navigation } = usePlatform();
  const app = useSelector(selectAppLink);
  const shopContent = useSelector(selectShopContent);
  const texts = getBannerTexts(fields, shopContent);
  const to = getBannerTarget(fields, { name, app });
  if (!to) return null;
  return (
    <Box as="aside" className={cx(styles.bar, fields.inPage && styles.inPage)} aria-label={t.app}>
      <Pressable className={styles.close} label={t.close} onPress={close}>
        <Icon name="close" size="m" />
      </Pressable>
      <AppIcon imgUrl={fields.imgUrl} title={texts.title} />
      <Box className={styles.text}>
        <Text as="p" variant="ui" clamp={1}>
          {texts.title}
        </Text>
        <Text as="p" variant="micro" clamp={1} className={styles.desc}>
          {texts.desc}
        </Text>
      </Box>
      <Button
        variant="inverse"
        small
        to={to}
        className={styles.button}
        onPress={(event) => {
          trackInteraction('button');
          if (!shopContent.nativeApp || getBannerTarget(fields, { name })) return;
          event?.preventDefault();
          void openHere(shopContent, navigation);
        }}
      >
        {texts.buttonName || t.download}
      </Button>
    </Box>
  );
}
