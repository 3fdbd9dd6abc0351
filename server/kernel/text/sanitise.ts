import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';
import { cleanText } from '#contract/kernel/text.ts';

const BLOCKS = ['p', 'br', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4'];
const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'a'];

/** A link without a valid address becomes plain text: the tag is removed, its words stay. */
const linkOrText: Transformer = (_name, { href = '' }) => {
  const address = cleanText(href).trim();
  const attribs: Attributes = { href: address, rel: 'noopener', target: '_blank' };
  return /^(https?|mailto|tel):/i.test(address)
    ? { tagName: 'a', attribs }
    : { tagName: 'span', attribs: {} };
};

const RULES: IOptions = {
  allowedTags: [...BLOCKS, ...INLINE],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: linkOrText,
  },
  // NFC joins U+0338 to the '>' of a preceding tag, which would open that tag again.
  textFilter: (text) => cleanText(text).replaceAll('\u0338', ''),
};

/**
 * Sanitises rich text for storage (DET-16). It allows paragraphs, lists, quotes, headings 2 to 4, emphasis, and links
 * to http, https, mailto and tel, which open in a new tab; no other element, style, class or id. Text and entities are
 * cleaned as everywhere. Sanitising again changes nothing.
 */
export const sanitiseHtml = (html: string): string => cleanText(sanitizeHtml(html, RULES));

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const BLOCK_TAG = new RegExp(`</?(?:${BLOCKS.join('|')})\\b[^>]*>`, 'g');

/** Paragraphs only, which is what most texts are: parsing them as HTML takes half of an export's time. */
const PLAIN = /^(?:<p>[^<>&]*<\/p>)+$/;
const wordsOfPlain = (html: string) =>
  cleanText(html.replaceAll(/(?:<\/?p>)+/g, ' '))
    .replaceAll('\u0338', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of rich text for search: one line, blocks separated, entities decoded. */
export const textOfHtml = (html: string): string =>
  PLAIN.test(html) ? wordsOfPlain(html) : wordsOfRich(html);

/** The words of rich text with one line per block, for use among plain texts. */
export const linesOfHtml = (html: string): string => {
  const [blocks, wordsOf] = PLAIN.test(html)
    ? [html.split(/(?:<\/?p>)+/), wordsOfPlain]
    : [sanitiseHtml(html).split(BLOCK_TAG), textOfHtml];
  return blocks.map(wordsOf).filter(Boolean).join('\n');
};

const wordsOfRich = (html: string) =>
  sanitiseHtml(html)
    .replaceAll(BLOCK_TAG, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
