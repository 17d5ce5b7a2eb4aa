import { createContext, type ReactNode, useContext } from 'react';
import { Dimensions, View, type ViewProps } from 'react-native';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const { width, height } = Dimensions.get('window');

/** Stands in for react-native-safe-area-context, which HarmonyOS has no port of: the ability itself keeps the edges free. */
export const initialWindowMetrics = { insets: NONE, frame: { x: 0, y: 0, width, height } };
export const SafeAreaInsetsContext = createContext(NONE);
export const SafeAreaFrameContext = createContext(initialWindowMetrics.frame);
export const useSafeAreaInsets = () => useContext(SafeAreaInsetsContext);
export const useSafeAreaFrame = () => useContext(SafeAreaFrameContext);
export const SafeAreaView = (props: ViewProps) => <View {...props} />;
export const SafeAreaListener = ({ children }: { children?: ReactNode }) => <>{children}</>;
export const SafeAreaProvider = ({ children }: { children?: ReactNode }) => (
  <SafeAreaInsetsContext.Provider value={NONE}>{children}</SafeAreaInsetsContext.Provider>
);
