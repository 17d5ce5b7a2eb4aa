import { setTabbar } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useEffect } from 'react';

const TEXT_FIELD = 'input:not([type=checkbox],[type=radio],[type=file]),textarea';

/**
 * Hides the tab bar while a text field has the focus: in-app browsers that shrink the page for the
 * keyboard would show the bar above it, over the field.
 */
export function useTabbarVisibility(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const update = ({ type, target }: FocusEvent) => {
      const isTyping = type === 'focusin' && (target as Element).matches(TEXT_FIELD);
      dispatch(setTabbar(!isTyping));
    };
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
    };
  }, [dispatch]);
}
