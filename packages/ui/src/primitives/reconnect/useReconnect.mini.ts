import Taro from '@tarojs/taro';
import { useEffect } from 'react';
import type { UseReconnect } from './useReconnect.types.ts';

export const useReconnect = ((onReconnect) => {
  useEffect(() => {
    if (!onReconnect) return;
    const listen: Taro.onNetworkStatusChange.Callback = ({ isConnected }) => {
      if (isConnected) onReconnect();
    };
    Taro.onNetworkStatusChange(listen);
    return () => Taro.offNetworkStatusChange(listen);
  }, [onReconnect]);
}) satisfies UseReconnect;
