import type { CardReference } from '@vitrine/contract';
import { type Target, useMessages, usePlatform, type WechatService } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { cx, Icon, Link, Pressable, Text } from '@vitrine/ui';
import { type RawContent, readRecord, readText } from '../../shop-content.ts';
import * as layout from '../layout/layout.ts';
import styles from './ChatLink.module.css';
import { contactMessages } from './contact-messages.ts';
import { VendorService } from './VendorService';
import type { ServiceCard } from './VendorService.types.ts';

/** The shop's account with WeChat's customer service; undefined for a shop without one. */
function readWechatService(shop: RawContent): WechatService | undefined {
  const { url, corpId } = readRecord(readRecord(shop.customerService).wechat);
  const wechat = { url: readText(url), corpId: readText(corpId) };
  return wechat.url.startsWith('https://') && wechat.corpId !== '' ? wechat : undefined;
}

interface ChatLinkProps {
  /** What the shopper asks about; it is shown above the first message. */
  about?: CardReference | undefined;
  /** How it looks in a vendor's own conversation. */
  card?: ServiceCard | undefined;
  /** Shows only the icon, beside other buttons. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

const toConversation = (about: CardReference | undefined): Target => ({
  route: 'conversation',
  params: { id: 'new' },
  ...(about && { query: { [about.kind]: about.id } }),
});

/**
 * Opens the conversation with the shop, or the WeChat account of a shop that answers there. The customer
 * service of the host's vendor stands beside it, where the shop has one.
 */
export function ChatLink({ about, card, iconOnly = false, className }: ChatLinkProps) {
  const { contact } = useMessages(contactMessages);
  const { customerService } = usePlatform();
  const shop = useSelector(selectShopContent);
  const wechat = customerService.hasWechat && readWechatService(shop);
  const parts = {
    label: iconOnly ? contact : undefined,
    className: cx(iconOnly ? cx(layout.square, layout.fixed) : styles.link, className),
    children: (
      <>
        <Icon name="chat" size="m" />
        {!iconOnly && <Text>{contact}</Text>}
      </>
    ),
  };
  return (
    <>
      {wechat ? (
        <Pressable {...parts} onPress={() => customerService.openWechat(wechat)} />
      ) : (
        <Link {...parts} to={toConversation(about)} />
      )}
      <VendorService about={about} card={card} variant={iconOnly ? 'square' : 'link'} />
    </>
  );
}
