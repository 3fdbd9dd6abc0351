import { describe, expect, test } from 'vitest';
import { type RichText, richText } from '#server/kernel/pdf/richText.ts';

const depthOf = (nodes: RichText): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
const wordsOf = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

describe('rich text', () => {
  test('[DET-04] becomes elements and words', () => {
    expect(richText('<p>The <b>road</b><br>is broken.</p><ul><li>రోడ్డు</li></ul>')).toEqual([
      {
        tag: 'p',
        children: ['The ', { tag: 'b', children: ['road'] }, { tag: 'br', children: [] }, 'is broken.'],
      },
      { tag: 'ul', children: [{ tag: 'li', children: ['రోడ్డు'] }] },
    ]);
  });

  test('[DET-04] has the letters that entities stand for, and single spaces', () => {
    expect(richText('a &lt;b&gt; &amp;amp; &quot;c&quot;\n\n d')).toEqual(['a <b> &amp; "c" d']);
  });

  test.each([
    ['https://example.org/a?b=1&amp;c=%22', 'the notice', 'the notice (https://example.org/a?b=1&c=%22)'],
    ['https://example.org', 'see https://example.org', 'see https://example.org'],
    ['mailto:a@example.org', 'a@example.org', 'a@example.org'],
    ['tel:+919848012345', 'call', 'call (+919848012345)'],
  ])('[DET-04] a link to %s with the words %j prints %j', (href, words, shown) => {
    expect(wordsOf(richText(`<a href="${href}">${words}</a>`))).toBe(shown);
  });

  test('[DET-04, DET-16] is sanitised first', () => {
    expect(
      wordsOf(richText('<script>alert(1)</script><a href="javascript:x()">no</a><p onclick="x">yes')),
    ).toBe('noyes');
  });

  test('[DET-04] loses no word however deep it is nested, and is only so deep', () => {
    const nested = richText(`${'<ul><li>x'.repeat(500)}${'<blockquote>'.repeat(500)}end`);
    expect(wordsOf(nested)).toBe(`${'x'.repeat(500)}end`);
    expect(depthOf(nested)).toBe(12);
  });
});
