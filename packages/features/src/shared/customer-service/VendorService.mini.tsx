import { Button, ContactButton, View } from '@tarojs/components';
import { last, viewSizes } from '@vitrine/kit';
import { type MiniProgramName, type Target, useMessages, usePlatform } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { cx, Icon, Text } from '@vitrine/ui';
import styles from './VendorService.module.css';
import type { VendorServiceProps } from './VendorService.types.ts';
import { readVendorAccount, type VendorAccount } from './vendor-accounts.mini.ts';
import { messages } from './vendor-messages.mini.ts';

const SCREENS = { product: 'product', order: 'order', return: 'returnDetail' } as const;

type NativeButtonProps = Pick<VendorServiceProps, 'about' | 'card'> & {
  account: VendorAccount;
  label: string;
};

/** WeChat's button, which can send a card of the product or order. */
function WechatButton({ about, card, label }: Omit<NativeButtonProps, 'account'>) {
  const { navigation, mediaUrl } = usePlatform();
  const target: Target | undefined = about && {
    route: SCREENS[about.kind],
    params: { id: about.id },
  };
  const image = card && last(viewSizes(card.images))?.url;
  return (
    <Button
      className={styles.cover ?? ''}
      openType="contact"
      ariaLabel={label}
      {...(about && { sessionFrom: `${about.kind}:${about.id}` })}
      {...(target &&
        card &&
        image && {
          showMessageCard: true,
          sendMessageTitle: card.title,
          sendMessagePath: navigation.href(target),
          sendMessageImg: mediaUrl(image),
        })}
    />
  );
}

/** Only a button of the vendor opens its customer service. Alipay's draws its own picture. */
function NativeButton({ account, ...props }: NativeButtonProps) {
  if (account.vendor === 'minip') return <WechatButton {...props} />;
  if (account.vendor === 'alimp')
    return <ContactButton tntInstId={account.tntInstId} scene={account.scene} size="25" />;
  return (
    <Button
      className={styles.cover ?? ''}
      openType="im"
      ariaLabel={props.label}
      // Taro drops attributes that are written `data-…` in the first update of a page.
      {...{ dataImId: account.imId }}
    />
  );
}

/** Opens the vendor's own customer service, where the shop answers there too. */
export function VendorService({ about, card, variant, className }: VendorServiceProps) {
  const t = useMessages(messages);
  const vendor = usePlatform().name as MiniProgramName;
  const account = readVendorAccount(useSelector(selectShopContent), vendor);
  if (!account) return null;
  const label = t.names[vendor];
  const drawsItself = vendor === 'alimp';
  return (
    <View className={cx(styles[variant], className)}>
      {variant === 'square' ? (
        !drawsItself && <Text className={styles.short}>{t.shortNames[vendor]}</Text>
      ) : (
        <Text>{label}</Text>
      )}
      {variant === 'row' && !drawsItself && <Icon name="forward" size="s" />}
      <NativeButton {...{ account, label, about, card }} />
    </View>
  );
}
