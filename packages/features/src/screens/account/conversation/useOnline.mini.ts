import { getNetworkType, offNetworkStatusChange, onNetworkStatusChange } from '@tarojs/taro';
import { useEffect, useState } from 'react';

/** Whether the phone has a network. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const report = ({ isConnected }: { isConnected: boolean }) => setOnline(isConnected);
    getNetworkType({ success: ({ networkType }) => setOnline(networkType !== 'none') });
    onNetworkStatusChange(report);
    return () => offNetworkStatusChange(report);
  }, []);
  return isOnline;
}
