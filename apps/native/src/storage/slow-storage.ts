import AsyncStorage from '@react-native-async-storage/async-storage';
import type { SlowStorage } from './device-storage.ts';

export const slowStorage: SlowStorage = {
  readAll: async () => AsyncStorage.multiGet(await AsyncStorage.getAllKeys()),
  write: (key, value) => AsyncStorage.setItem(key, value),
  remove: (key) => AsyncStorage.removeItem(key),
};
