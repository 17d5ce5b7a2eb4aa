import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { isTrackingNumber } from './tracking-numbers.ts';

/** The carriers for a number, the likeliest first, and whether they are known yet; until then those of the number before. */
export function useCarriers(number: string) {
  const {
    data = [],
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['carriers', number],
    queryFn: () => api.suggestCarriers({ query: { number } }),
    enabled: isTrackingNumber(number),
    staleTime: Infinity,
    // A list that is open stays open while the carriers of another number are asked for.
    placeholderData: keepPreviousData,
  });
  const options = data.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = isSuccess && !isPlaceholderData;
  const suggested = isKnown && data[0]?.isSuggested ? data[0].code : undefined;
  return { options, suggested, isKnown };
}
