/** Reports when an element enters or leaves the window, extended by `margin`. Returns a function to stop. */
export function observeVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  margin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
