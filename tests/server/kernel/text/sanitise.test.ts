import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOfHtml, sanitiseHtml, textOfHtml } from '#server/kernel/text/sanitise.ts';

const TAG = /<\/?(?:p|br|ul|ol|li|blockquote|h[234]|b|strong|i|em|u|s)(?: \/)?>/g;
const LINK = /<a href="(?:https?|mailto|tel):[^"<>]*" rel="noopener" target="_blank">|<\/a>/gi;

/** Text that is made to break a sanitiser: pieces of markup, entities, schemes and awkward letters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        ...[
          '<script>',
          '</script>',
          '<p>',
          '</p>',
          '<a href="',
          '<a href=',
          '">',
          "'",
          '<img src=x onerror=alert(1)>',
        ],
        ...[
          'javascript:alert(1)',
          'java\tscript:',
          'JAVASCRIPT&colon;',
          'data:text/html,',
          'https://a.in/',
          '//a.in',
        ],
        ...[
          '<svg/onload=alert(1)>',
          '<math><style>',
          '<![CDATA[',
          '<!--',
          '-->',
          '<style>',
          '<textarea>',
          '<noscript>',
        ],
        ...[
          '&lt;',
          '&#60;',
          '&#x202e;',
          '&amp;lt;',
          '&quot;',
          '\u0338',
          '&#x338;',
          '\u202e',
          '\0',
          '&#0;',
          '\u200d',
        ],
        ...[
          '<b onclick="x">',
          '<b style="x" id="y" class="z">',
          '<',
          '>',
          '<a href="tel:1" onmouseover=x>',
          '<h1>',
        ],
      ),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

describe('sanitiseHtml', () => {
  test('[CRE-01, DET-16] keeps what the editor makes', () => {
    const details =
      '<h2>నీటి సమస్య</h2><p>No <strong>water</strong> <em>for</em> <u>ten</u> <s>days</s><br />at all</p>' +
      '<ul><li><p>one</p></li></ul><ol><li>two</li></ol><blockquote>quote</blockquote>';
    expect(sanitiseHtml(details)).toBe(details);
  });

  test('[DET-16] opens links in a tab of their own and drops addresses that are not for people', () => {
    expect(sanitiseHtml('<a href="https://a.in/?b=1&amp;c" onclick="x()">site</a>')).toBe(
      '<a href="https://a.in/?b=1&amp;c" rel="noopener" target="_blank">site</a>',
    );
    for (const address of [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      'data:text/html,x',
      '//a.in',
      '/x',
      '',
    ]) {
      expect(sanitiseHtml(`<a href="${address}">words</a>`), address).toBe('words');
    }
  });

  test('[DET-16] drops everything else', () => {
    expect(sanitiseHtml('<p style="color:red" id="a" class="b" onclick="c">d</p>')).toBe('<p>d</p>');
    expect(sanitiseHtml('<script>alert(1)</script><img src=x onerror=alert(1)><iframe></iframe>a')).toBe('a');
    expect(sanitiseHtml('<h1>a</h1><h6>b</h6><table><tr><td>c</td></tr></table>')).toBe(
      '<h2>a</h2><h4>b</h4>c',
    );
  });

  test('[DET-16] cleans text as everywhere, entities included, and keeps the joiners of Telugu', () => {
    expect(sanitiseHtml('<p>e\u0301 a&#x202e;b&#7;c</p>')).toBe('<p>\u00e9 abc</p>');
    expect(sanitiseHtml('<p>క్\u200cష క్\u200dష \u200f</p>')).toBe('<p>క్\u200cష క్\u200dష \u200f</p>');
  });

  test('[DET-16] returns only allowed tags for any input', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const clean = sanitiseHtml(html);
        expect(clean.replaceAll(TAG, '').replaceAll(LINK, '')).not.toMatch(/[<>]/);
        expect(textOfHtml(clean)).toBe(textOfHtml(html));
      }),
      { numRuns: 1000 },
    );
  });

  test('[DET-16] bringing the result into NFC cannot open a tag again', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const tags = (text: string) => text.match(/<[^>]*>/g) ?? [];
        const clean = sanitiseHtml(html);
        expect(tags(clean.normalize('NFC'))).toEqual(tags(clean));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('textOfHtml', () => {
  test('[CRE-01, DET-16] is the words, with blocks apart and entities as letters', () => {
    expect(textOfHtml('<h2>Road</h2><p>a<b>b</b>c<br>d</p><ul><li>e</li><li>f</li></ul>')).toBe(
      'Road abc d e f',
    );
    expect(textOfHtml('<p>1 &lt; 2 &amp;&amp; &quot;3&quot;&nbsp;&#8377;4</p>\n <p> &amp;lt; </p>')).toBe(
      '1 < 2 && "3" ₹4 &lt;',
    );
    expect(textOfHtml('<p><script>hidden()</script><a href="https://a.in">site</a></p>')).toBe('site');
  });

  test('plain text comes back as it was, spaces folded', () => {
    expect(textOfHtml('గ్రామంలో  నీటి\nసమస్య')).toBe('గ్రామంలో నీటి సమస్య');
  });

  test('of paragraphs alone is found a short way, and is the same', () => {
    const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll(/[<>&]/g, ''));
    const odd = fc.constantFrom('\u0338', '=\u0338', ' \t ', '\r\n', '\u202e', '\u200d', 'e\u0301', '\u3000');
    fc.assert(
      fc.property(fc.array(fc.oneof(text, odd), { minLength: 1 }), (parts) => {
        const html = parts.map((part) => `<p>${part}</p>`).join('');
        expect(textOfHtml(html)).toBe(textOfHtml(`${html}<b></b>`));
      }),
      { numRuns: 500 },
    );
  });

  test('a megabyte of open tags is read as well', () => {
    expect(textOfHtml('<p>word'.repeat(150_000)).split(' ')).toHaveLength(150_000);
  });
});

test('[PER-16] rich text in lines: a block each, without its formatting', () => {
  const html = '<p>No <b>water</b> &amp; no road</p><ul><li>since May</li><li> </li></ul><p>one<br>two</p>';
  expect(linesOfHtml(html)).toBe('No water & no road\nsince May\none\ntwo');
  expect(linesOfHtml('<p><b>bold</p><p>over</b> lines</p>')).toBe('bold\nover lines');
});
