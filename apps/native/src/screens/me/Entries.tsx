import { isOffered } from '@vitrine/features/shared/offered/is-offered';
import { type RouteName, routeOf, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn, selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { View } from 'react-native';
import { RowLink } from '../../parts/RowLink.tsx';

interface Entry {
  title: string;
  route: RouteName;
  /** A short note at the end of the row, such as a count. */
  aside?: string | undefined;
}

/** Links as rows. Screens for which the shop has nothing are left out, and a guest logs in before private data. */
export function Entries({ rows }: { rows: readonly Entry[] }) {
  const profile = useSelector(selectShopProfile);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { login } = usePlatform();
  return (
    <View>
      {rows
        .filter(({ route }) => isOffered(route, profile))
        .map(({ title, route, aside }) => {
          const needsLogIn = !isLoggedIn && routeOf(route).access === 'shopper';
          return (
            <RowLink
              key={route}
              title={title}
              aside={aside}
              to={{ route }}
              {...(needsLogIn && { onPress: () => login.open({ route }) })}
            />
          );
        })}
    </View>
  );
}
