import { getRealtimeLogManager } from '@tarojs/taro';

/** Writes to the vendor's log, which operators read in the vendor's console. */
export function log(message: string, cause: unknown): void {
  getRealtimeLogManager?.()?.warn(message, String(cause));
}
