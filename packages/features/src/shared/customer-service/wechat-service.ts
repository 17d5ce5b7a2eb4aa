import type { WechatService } from '@vitrine/platform';
import { type RawContent, readText } from '../../shop-content.ts';

const readRecord = (value: unknown): RawContent =>
  typeof value === 'object' && value !== null ? (value as RawContent) : {};

/** The shop's account with WeChat's customer service; undefined for a shop without one. */
export function readWechatService(shop: RawContent): WechatService | undefined {
  const { url, corpId } = readRecord(readRecord(shop.customerService).wechat);
  const wechat = { url: readText(url), corpId: readText(corpId) };
  return wechat.url.startsWith('https://') && wechat.corpId !== '' ? wechat : undefined;
}
