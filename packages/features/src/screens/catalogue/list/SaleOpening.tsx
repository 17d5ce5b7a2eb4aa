import { useFetch } from '@vitrine/client/react';
import { useLanguage, useTimed } from '@vitrine/platform';
import { selectProductsList, selectUserBenefits } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { OpeningNote } from '../../../shared/membership/OpeningNote.tsx';
import { getAccess } from '../../../shared/membership/rules.ts';
import { fetchList } from './fetch-list.ts';
import type { ListUrl } from './list-url.ts';
import { showList } from './load.ts';

/** Loads the products of a sale again for a shopper who may see them before everyone else. */
function EarlyProducts({ url }: { url: ListUrl }) {
  const store = useStore();
  const language = useLanguage();
  useFetch(
    `early sale ${url.collection.id}`,
    (api) => fetchList(url, { api, store }),
    (list) => list && showList({ store, language }, url, list),
  );
  return null;
}

/** When a sale opens that is not yet open to everyone. */
export function SaleOpening({ url }: { url: ListUrl }) {
  const { opening } = useSelector(selectProductsList);
  const benefits = useSelector(selectUserBenefits);
  const access = useTimed((now) => getAccess(opening, benefits, now));
  return (
    <>
      <OpeningNote opening={opening} />
      {access === 'early' && <EarlyProducts url={url} />}
    </>
  );
}
