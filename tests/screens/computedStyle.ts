/*
 * Computed styles in a document without style sheets. happy-dom compares each element with the defaults of all
 * properties, so computing accessible names took a tenth of the time.
 */

/** Inline elements; they decide whether the words of two elements are joined. */
const INLINE = /^(A|ABBR|B|BDI|CODE|EM|I|IMG|KBD|LABEL|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/;

/** The visibility of an element, or of its ancestors. */
function visibilityOf(element: HTMLElement | null): string {
  for (let at = element; at; at = at.parentElement) if (at.style.visibility) return at.style.visibility;
  return 'visible';
}

const displayOf = ({ style, hidden, tagName }: HTMLElement) =>
  style.display || (hidden ? 'none' : INLINE.test(tagName) ? 'inline' : 'block');

/** Computed from the element's own attributes only. */
window.getComputedStyle = (element: Element) => {
  const own = element as HTMLElement;
  const asked = (name: string | symbol) => {
    if (name === 'display') return displayOf(own);
    if (name === 'visibility') return visibilityOf(own);
    const value = Reflect.get(own.style, name);
    return typeof value === 'function' ? value.bind(own.style) : value;
  };
  return new Proxy(own.style, {
    get: (_style, name) =>
      name === 'getPropertyValue' ? (property: string) => asked(property) ?? '' : asked(name),
  });
};
