import Box from '@mui/material/Box';
import createPurifier from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

/** The elements that the editor creates. Headings, images, styles and forms of others are not shown. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'div', 'ul', 'ol', 'li', 'blockquote', 'b', 'strong', 'i', 'em', 'u', 's', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(https?|mailto|tel):/i,
};

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** Shows HTML of other users. It is sanitised again here, in addition to the server (DET-16). */
export function SafeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // If the purifier cannot work, it returns the input, which `replaceChildren` shows as plain text.
    box.current?.replaceChildren(purifier.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }));
  }, [html]);
  return (
    <Box
      ref={box}
      dir="auto"
      sx={{
        overflowWrap: 'anywhere',
        '& p': { my: 1 },
        '& a': { color: 'primary.main' },
        '& ul, & ol': { pl: 3 },
      }}
    />
  );
}
