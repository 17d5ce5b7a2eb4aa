import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { isTrackingNumber } from './tracking-numbers.ts';

/** The carriers for a number, the likeliest first, and whether they are known yet. None before it is complete. */
export function useCarriers(number: string) {
  const { data = [], isSuccess } = useQuery({
    queryKey: ['carriers', number],
    queryFn: () => api.suggestCarriers({ query: { number } }),
    enabled: isTrackingNumber(number),
    staleTime: Infinity,
  });
  const options = data.map(({ code, name }) => ({ value: code, label: name }));
  const suggested = data[0]?.isSuggested ? data[0].code : undefined;
  return { options, suggested, isKnown: isSuccess };
}
