import { getRealtimeLogManager } from '@tarojs/taro';

/** Tells the vendor's own log, which its console shows to whoever runs the shop. */
export function log(message: string, cause: unknown): void {
  getRealtimeLogManager?.()?.warn(message, String(cause));
}
