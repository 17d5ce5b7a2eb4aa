import { useFetch } from '@vitrine/client/react';
import type { Banner } from '@vitrine/contract';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Link, Note } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';

interface BannersProps {
  /** The screen that the shop has written the messages for. */
  position: 'bag' | 'checkout';
}

/** The shop's messages for a screen. They stand at its end, because they arrive after it. */
export function Banners({ position }: BannersProps) {
  const { name } = usePlatform();
  const gender = useSelector(selectPrefGender);
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  useFetch(
    `${position} ${gender}`,
    (api) => api.getBanners({ query: { position, gender } }),
    (found = []) => setBanners(found),
  );
  return banners.map(({ id, text, link }) => {
    const to = resolveLink({ web: link }, name);
    return (
      <Note key={id} className={spacing.mt4}>
        {to ? <Link to={to}>{text}</Link> : text}
      </Note>
    );
  });
}
