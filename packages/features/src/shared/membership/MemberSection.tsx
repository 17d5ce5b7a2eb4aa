import { useFetch } from '@vitrine/client/react';
import type { Gender } from '@vitrine/contract';
import { ContentPageView, loadContentPage } from '@vitrine/modules';
import { useLanguage } from '@vitrine/platform';
import { readBenefits, selectIsLoggedIn } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useState } from 'react';

const getMemberPageId = (gender: Gender): string => `members-${gender}`;

/**
 * What the shop shows to holders of a benefit only. It is no part of the public page: it is loaded with the
 * session, and the server chooses it by the benefits that the shopper really has.
 */
export function MemberSection({ gender }: { gender: Gender }) {
  const store = useStore();
  const language = useLanguage();
  const benefits = useSelector(readBenefits).join(',');
  const isMember = useSelector(selectIsLoggedIn) && benefits !== '';
  const id = getMemberPageId(gender);
  const [shownId, setShownId] = useState<string>();
  useFetch(
    isMember ? `${id} ${benefits}` : undefined,
    (api) => loadContentPage(id, { api, store, language, query: {}, now: Date.now() }),
    (status) => setShownId(status === 'ready' ? id : undefined),
  );
  return isMember && shownId === id ? <ContentPageView id={id} /> : null;
}
