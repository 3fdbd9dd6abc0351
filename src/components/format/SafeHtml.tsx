import Box from '@mui/material/Box';
import createPurifier from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

/** What the editor writes. Headings, images, styles and forms of others have no place in the details. */
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

/** HTML written by others, sanitised once more on the way to the screen, whatever the server let through (DET-16). */
export function SafeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where the purifier cannot work it answers the text as it is, which `replaceChildren` shows as text.
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
