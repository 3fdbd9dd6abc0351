const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the editor holds it: each line a paragraph, signs of HTML as they were written. */
export const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`)
    .join('');
