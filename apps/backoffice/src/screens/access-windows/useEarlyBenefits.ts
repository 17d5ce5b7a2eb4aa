import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { loadAll } from '../../catalogue/load-all.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** The benefits of early access, as the options of a select. */
export function useEarlyBenefits() {
  const { language } = useLanguage();
  const { data: items = [] } = useQuery({
    queryKey: ['marketing', 'benefit', 'early-access'],
    queryFn: () =>
      loadAll((query) => api.listMarketingItems({ params: { type: 'benefit' }, query })),
  });
  return items.flatMap((item) =>
    item.type === 'benefit' && item.kind === 'early-access'
      ? [{ value: item.id, label: item.name[language] || item.name['zh-CN'] }]
      : [],
  );
}
