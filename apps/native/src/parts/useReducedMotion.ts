import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the shopper has asked the system for less motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false);
  useEffect(() => {
    AccessibilityInfo.isReduceMotionEnabled().then(setReduced, () => undefined);
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => subscription.remove();
  }, []);
  return isReduced;
}
