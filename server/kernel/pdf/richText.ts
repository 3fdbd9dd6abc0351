import { sanitiseHtml } from '../text/sanitise.ts';

/** Rich text as data: a template can print it, but never run it. */
export type RichText = (string | Element)[];
interface Element {
  /** 'p', 'li', 'strong' and so on, as `sanitiseHtml` leaves them. */
  tag: string;
  children: RichText;
}

/** Deeper lists and quotes are printed at this depth, with all their words. */
const MAX_DEPTH = 12;
/** Sanitised HTML is well-formed and has no bare < or > in texts and attributes. */
const TOKENS = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const decoded = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|amp);/g, (entity, name) => ENTITIES[name] ?? entity);

/** The elements and words of HTML. A link becomes its words, followed by the address unless both are the same. */
export function richText(html: string): RichText {
  const root: Element = { tag: '', children: [] };
  const open: { element: Element; href: string }[] = [{ element: root, href: '' }];
  for (const [token, closing, tag, attributes = ''] of sanitiseHtml(html).matchAll(TOKENS)) {
    const parent = open.at(-1)?.element ?? root;
    if (!tag) parent.children.push(decoded(token).replaceAll(/\s+/g, ' '));
    else if (tag === 'br') parent.children.push({ tag, children: [] });
    else if (!closing) open.push(opened(parent, tag, attributes, open.length));
    else {
      const closed = open.pop();
      if (closed?.href) closed.element.children.push(...addressOf(closed.element, closed.href));
    }
  }
  return root.children;
}

/** A new element in its parent, or the parent itself beyond the greatest depth. */
function opened(parent: Element, tag: string, attributes: string, depth: number) {
  const href = decoded(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
  if (depth > MAX_DEPTH) return { element: parent, href: '' };
  const element: Element = { tag, children: [] };
  parent.children.push(element);
  return { element, href };
}

function addressOf(link: Element, href: string): string[] {
  const address = href.replace(/^(mailto|tel):/i, '');
  return wordsOf(link.children).includes(address) ? [] : [` (${address})`];
}

const wordsOf = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
