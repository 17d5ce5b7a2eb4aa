import { useFocusEffect } from '@react-navigation/native';
import { RefetchSignalContext } from '@vitrine/features/shared/private-data/refetch-signal';
import { useLanguage } from '@vitrine/platform';
import type { Stores } from '@vitrine/state/page-stores';
import { StoreProvider } from '@vitrine/state/react';
import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { ScreenProps } from './screens.ts';

/** The stores of the open screens. */
export const StoresContext = createContext<Stores | null>(null);

function useOwnStore() {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('Wrap the screens in <StoresContext>');
  const [{ store, close }] = useState(() => stores.open());
  useEffect(() => close, [close]);
  return store;
}

/** Counts how often the shopper came to a screen, so that private data is loaded again. */
function useFocusCount(): number {
  const [focusCount, setFocusCount] = useState(0);
  useFocusEffect(useCallback(() => setFocusCount((count) => count + 1), []));
  return focusCount;
}

/** Gives each screen of a stack its own list, product and filters; the bag and the shopper are the same in all of them. */
export function withOwnState(Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  function OwnState(props: ScreenProps) {
    const store = useOwnStore();
    const focusCount = useFocusCount();
    return (
      <StoreProvider store={store}>
        <RefetchSignalContext.Provider value={focusCount}>
          <Screen {...props} />
        </RefetchSignalContext.Provider>
      </StoreProvider>
    );
  }
  // Another language has another client and other stores, with a session that is not known yet.
  return function StateOfLanguage(props) {
    return <OwnState key={useLanguage()} {...props} />;
  };
}
