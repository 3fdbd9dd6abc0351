/*
 * What styles come to in a document without sheets of them. happy-dom compares each element with the defaults of all properties, by
 * which names of roles took a tenth of the time.
 */

/** What browsers draw in a line; it tells whether words of two elements are one. */
const INLINE = /^(A|ABBR|B|BDI|CODE|EM|I|IMG|KBD|LABEL|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/;

/** Whether an element, or what it stands in, says that it is not seen. */
function visibilityOf(element: HTMLElement | null): string {
  for (let at = element; at; at = at.parentElement) if (at.style.visibility) return at.style.visibility;
  return 'visible';
}

const displayOf = ({ style, hidden, tagName }: HTMLElement) =>
  style.display || (hidden ? 'none' : INLINE.test(tagName) ? 'inline' : 'block');

/** What an element's own attributes come to. */
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
